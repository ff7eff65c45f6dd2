import { passageSpan } from '../clip.ts';
import { strongerJoint } from '../passageWriter.ts';
import type { Exclusion, Joint, ProsePassage, ProseRun } from '../prose.ts';
import type { ProseContext } from './context.ts';

const TAG = /<\/?([A-Za-z][\w:.-]{0,40}|\d{1,2})(?:\s[^<>\n]{0,1000})?\/?>/y;
/** As it stands in a file: strings of gettext go on in the next line. */
const WRITTEN_TAG = /<\/?([A-Za-z][\w:.-]{0,40}|\d{1,2})(?:\s(?:[^<>\n]|"\n[ \t]*"){0,1000})?\/?>/g;
const PERSIAN_TAG = /<[\p{L}_][\p{L}\p{M}\p{N}\u200c_ -]{0,60}>/uy;
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|tt|u|var|\d+)$/i;
const BREAK = /^(?:br|p|div|li|ul|ol|hr|h[1-6]|td|tr|table|para|summary|remarks|returns)$/i;

/** A tag of HTML in a string, or a name in angle brackets, which in programs stands for something. */
export function tagAt(run: string, utf16Start: number, context: ProseContext): readonly Exclusion[] {
  TAG.lastIndex = utf16Start;
  const tag = TAG.exec(run);
  if (tag !== null)
    return [{ utf16Start, utf16End: utf16Start + tag[0].length, joint: jointOfTag(tag[1] ?? '', context) }];
  PERSIAN_TAG.lastIndex = utf16Start;
  const name = context === 'code' ? PERSIAN_TAG.exec(run) : null;
  return name === null ? [] : [{ utf16Start, utf16End: utf16Start + name[0].length, joint: 'word' }];
}

/** The runs of a passage without the tags that escapes or placeholders in their attributes divide. */
export function withoutDividedTags(
  text: string,
  { runs }: ProsePassage,
  context: ProseContext,
): readonly ProseRun[] {
  const tags = context === 'text' || runs.length < 2 ? [] : dividedTags(text, runs, context);
  if (tags.length === 0) return runs;
  const left: ProseRun[] = [];
  let joint: Joint = 'none';
  let next = 0;
  for (const run of runs) {
    let utf16From = run.utf16Start;
    while ((tags[next]?.utf16End ?? Number.POSITIVE_INFINITY) <= utf16From) next++;
    const tag = tags[next];
    if (tag === undefined || tag.utf16Start >= utf16From) joint = strongerJoint(joint, run.joint);
    for (let at = next; at < tags.length && utf16From < run.utf16End; at++) {
      const { utf16Start, utf16End, joint: jointOver } = tags[at] ?? run;
      if (utf16Start >= run.utf16End) break;
      keep(utf16From, utf16Start);
      joint = strongerJoint(joint, jointOver);
      utf16From = utf16End;
    }
    keep(utf16From, run.utf16End);
  }
  return left;

  function keep(utf16Start: number, utf16End: number): void {
    if (utf16Start >= utf16End) return;
    left.push({ utf16Start, utf16End, joint });
    joint = 'none';
  }
}

/** The tags that begin in one run and end in another, in order. */
function dividedTags(text: string, runs: readonly ProseRun[], context: ProseContext): Exclusion[] {
  const { utf16Start: utf16Base, utf16End } = passageSpan({ runs });
  const tags: Exclusion[] = [];
  let at = 0;
  const runOf = (utf16Offset: number) => {
    while ((runs[at]?.utf16End ?? Number.POSITIVE_INFINITY) <= utf16Offset) at++;
    return (runs[at]?.utf16Start ?? Number.POSITIVE_INFINITY) <= utf16Offset ? at : undefined;
  };
  for (const { index, 0: whole, 1: name = '' } of text.slice(utf16Base, utf16End).matchAll(WRITTEN_TAG)) {
    const utf16Start = utf16Base + index;
    const first = runOf(utf16Start);
    const last = runOf(utf16Start + whole.length - 1);
    if (first !== undefined && last !== undefined && first !== last)
      tags.push({ utf16Start, utf16End: utf16Start + whole.length, joint: jointOfTag(name, context) });
  }
  return tags;
}

function jointOfTag(name: string, context: ProseContext): Joint {
  if (BREAK.test(name)) return 'line';
  return INLINE.test(name) || context === 'data' ? 'none' : 'word';
}
