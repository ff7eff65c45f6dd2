import { join } from 'node:path';
import type * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { GrammarFile } from '../../document/prose/code/grammarFiles.ts';

const grammar = z.object({
  scopeName: z.string(),
  path: z.string(),
  language: z.optional(z.string()),
  injectTo: z.optional(z.array(z.string())),
  embeddedLanguages: z.optional(z.record(z.string(), z.string())),
});

const manifest = z.object({ contributes: z.object({ grammars: z.array(z.unknown()) }) });

/** The grammars that the installed extensions contribute; what is not one is passed over. */
export function grammarFiles(extensions: readonly vscode.Extension<unknown>[]): GrammarFile[] {
  return extensions.flatMap(({ extensionPath, packageJSON }) => {
    const parsed = manifest.safeParse(packageJSON);
    if (!parsed.success) return [];
    return parsed.data.contributes.grammars.flatMap((each) => {
      const found = grammar.safeParse(each);
      return found.success ? [{ ...found.data, path: join(extensionPath, found.data.path) }] : [];
    });
  });
}
