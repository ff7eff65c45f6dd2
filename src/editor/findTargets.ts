import { groupAt, groupRegions } from '../document/targets/codeRegions.ts';
import { paragraphAt, trimmedSpan } from '../document/targets/paragraph.ts';
import { type SourceRegion, sourceRegions } from '../document/targets/sourceRegions.ts';
import {
  codeTarget,
  proseTarget,
  regionTarget,
  type SourceText,
  type Target,
} from '../document/targets/targets.ts';
import { hasPersianLetter } from '../text/persian.ts';
import { overlaps, type Span, sliceSpan } from '../text/span.ts';
import { isProse, syntaxOf } from './languages.ts';

/** What a command is about: the selections and cursors, or the whole document. */
export type Scope = { readonly selections: readonly Span[] } | 'document';

/** A document as the search for targets sees it. */
export interface SearchedDocument extends SourceText {
  readonly languageId: string;
}

/**
 * What a command is about: every selection; the paragraph at every cursor, in source code the comment or
 * string. Targets never overlap; a selection wins over a cursor inside the same text.
 */
export function findTargets(document: SearchedDocument, scope: Scope): Target[] {
  const targets = isProse(document.languageId) ? proseTargets(document, scope) : codeTargets(document, scope);
  return withoutOverlaps(targets.filter((target) => target !== undefined));
}

function proseTargets(document: SearchedDocument, scope: Scope): (Target | undefined)[] {
  return proseSpans(document, scope).map((span) => span && proseTarget(document, span));
}

function proseSpans({ text, lines }: SearchedDocument, scope: Scope): (Span | undefined)[] {
  if (scope === 'document') return [trimmedSpan(text, { utf16Start: 0, utf16End: text.length })];
  return selectedFirst(scope.selections).map((span) =>
    isEmpty(span) ? paragraphAt(text, lines, span.utf16Start) : trimmedSpan(text, span),
  );
}

function codeTargets(document: SearchedDocument, scope: Scope): (Target | undefined)[] {
  if (scope === 'document') return groupsOf(document).map((group) => regionTarget(document, group));
  const groups = scope.selections.some(isEmpty) ? groupsOf(document) : [];
  return selectedFirst(scope.selections).map((span) =>
    isEmpty(span)
      ? regionTarget(document, groupAt(document, groups, span.utf16Start) ?? [])
      : codeTarget(document, span),
  );
}

function groupsOf(document: SearchedDocument): SourceRegion[][] {
  return allGroups(document).filter((group) =>
    group.some((region) => hasPersianLetter(sliceSpan(document.text, region))),
  );
}

function allGroups(document: SearchedDocument): SourceRegion[][] {
  return groupRegions(document, sourceRegions(document.text, syntaxOf(document.languageId)));
}

/** The paragraph at an offset, in source code the comment or string, whatever its script; empty if there is none. */
export function textAt(document: SearchedDocument, utf16Offset: number): readonly Span[] {
  if (!isProse(document.languageId)) return groupAt(document, allGroups(document), utf16Offset) ?? [];
  const paragraph = paragraphAt(document.text, document.lines, utf16Offset);
  return paragraph === undefined ? [] : [paragraph];
}

function isEmpty({ utf16Start, utf16End }: Span): boolean {
  return utf16Start === utf16End;
}

function selectedFirst(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
}

function withoutOverlaps(targets: readonly Target[]): Target[] {
  const kept: Target[] = [];
  for (const target of targets) if (!kept.some((other) => meet(target, other))) kept.push(target);
  return kept.sort((a, b) => startOf(a) - startOf(b));
}

function meet(a: Target, b: Target): boolean {
  return a.pieces.some((piece) => b.pieces.some((other) => overlaps(piece, other)));
}

function startOf({ pieces }: Target): number {
  return pieces[0]?.utf16Start ?? 0;
}
