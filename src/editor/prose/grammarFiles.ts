import { join } from 'node:path';
import type * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { GrammarFile } from '../../document/prose/code/grammars.ts';

const grammar = z.object({
  scopeName: z.string(),
  path: z.string(),
  language: z.optional(z.string()),
  injectTo: z.optional(z.array(z.string())),
});

const manifest = z.object({ contributes: z.object({ grammars: z.array(z.unknown()) }) });

/** The grammars that the installed extensions contribute; what is not one is passed over. */
export function grammarFiles(extensions: readonly vscode.Extension<unknown>[]): GrammarFile[] {
  return extensions.flatMap(({ extensionPath, packageJSON }) => {
    const parsed = manifest.safeParse(packageJSON);
    if (!parsed.success) return [];
    return parsed.data.contributes.grammars.flatMap((each) => {
      const found = grammar.safeParse(each);
      return found.success ? [fileIn(extensionPath, found.data)] : [];
    });
  });
}

function fileIn(
  folder: string,
  { scopeName, path, language, injectTo }: z.infer<typeof grammar>,
): GrammarFile {
  return {
    scopeName,
    path: join(folder, path),
    ...(language === undefined ? {} : { language }),
    ...(injectTo === undefined ? {} : { injectTo }),
  };
}
