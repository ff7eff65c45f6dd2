// The other form loads its parts by names that a bundler cannot follow.
import { parse } from 'jsonc-parser/lib/esm/main.js';
import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { commentSignsOf } from '../../document/proofread/commentSigns.ts';
import type { CommentSigns } from '../../document/proofread/turnedOff.ts';

/** What of a language configuration tells how comments are written. */
const languageConfiguration = z.object({
  comments: z.object({
    lineComment: z.optional(z.union([z.string(), z.object({ comment: z.string() })])),
    blockComment: z.optional(z.tuple([z.string(), z.string()])),
  }),
});

const contributions = z.object({
  contributes: z.object({
    languages: z.array(z.object({ id: z.string(), configuration: z.optional(z.string()) })),
  }),
});

/** Larger ones are not read, in bytes. */
const MOST_BYTES = 1_000_000;

const known = new Map<string, Promise<CommentSigns | undefined>>();

/** How a comment is written in a document; undefined where there are none, or nobody says how. */
export async function commentSignsIn({
  languageId,
  uri,
}: vscode.TextDocument): Promise<CommentSigns | undefined> {
  const signs = commentSignsOf(languageId, uri.path);
  if (signs === 'none') return undefined;
  if (signs !== 'code') return signs;
  const found = known.get(languageId) ?? signsOfProgram(languageId);
  known.set(languageId, found);
  return found;
}

/** As the extension that brings the language says. */
async function signsOfProgram(languageId: string): Promise<CommentSigns | undefined> {
  for (const { extensionUri, packageJSON } of vscode.extensions.all) {
    const languages = contributions.safeParse(packageJSON).data?.contributes.languages ?? [];
    for (const { id, configuration } of languages) {
      const signs =
        id === languageId && configuration !== undefined
          ? await signsIn(vscode.Uri.joinPath(extensionUri, configuration))
          : undefined;
      if (signs !== undefined) return signs;
    }
  }
  return undefined;
}

async function signsIn(uri: vscode.Uri): Promise<CommentSigns | undefined> {
  try {
    const bytes = await vscode.workspace.fs.readFile(uri);
    if (bytes.length > MOST_BYTES) return undefined;
    const { comments } = languageConfiguration.parse(parse(new TextDecoder().decode(bytes)));
    const { lineComment, blockComment } = comments;
    const line = typeof lineComment === 'object' ? lineComment.comment : lineComment;
    if (line !== undefined) return { open: line, close: '' };
    return blockComment && { open: blockComment[0], close: blockComment[1] };
  } catch {
    return undefined;
  }
}
