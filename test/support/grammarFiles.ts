import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type GrammarFile, Grammars } from '../../src/document/prose/code/grammars.ts';

const packages = join(import.meta.dirname, '../../node_modules');
const folder = join(packages, 'tm-grammars/grammars');
const header = z.object({ scopeName: z.string(), injectTo: z.array(z.string()).optional() });

/** VS Code names these languages otherwise than the files of the grammars do. */
const LANGUAGES: Readonly<Record<string, string>> = {
  tsx: 'typescriptreact',
  jsx: 'javascriptreact',
  docker: 'dockerfile',
};

/** The grammars that most editors have, by the language ids of VS Code. */
export function testGrammars(): Grammars {
  return new Grammars(
    readdirSync(folder).map(grammarFile),
    join(packages, 'vscode-oniguruma/release/onig.wasm'),
  );
}

function grammarFile(name: string): GrammarFile {
  const path = join(folder, name);
  const { scopeName, injectTo } = header.parse(JSON.parse(readFileSync(path, 'utf8')));
  const language = name.replace('.json', '');
  return { scopeName, path, language: LANGUAGES[language] ?? language, ...(injectTo && { injectTo }) };
}
