import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { commonSpan, passageSpan } from '../clip.ts';
import type { Joint, ProsePassage, ProseRun } from '../prose.ts';

/** What a message of ICU with a choice has; others need no parser, for their arguments are placeholders. */
const CHOICE = /\{[^{}]{1,100},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/;
/** Longer ones, in UTF-16 units, are no messages. */
const MAX_LENGTH = 20_000;

/**
 * The passages of a value that is a message of ICU with choices: what stands around the choices, and each branch by
 * itself. Undefined if it is none; nothing of one that is broken is prose.
 */
export function icuPassages(text: string, passage: ProsePassage): ProsePassage[] | undefined {
  const { utf16Start, utf16End } = passageSpan(passage);
  if (utf16End - utf16Start > MAX_LENGTH) return undefined;
  const message = text.slice(utf16Start, utf16End);
  if (!CHOICE.test(message)) return undefined;
  const passages: ProsePassage[] = [];
  const branches = [parsed(message)];
  for (let branch = branches.pop(); branch !== undefined; branch = branches.pop()) {
    const runs = new BranchRuns(passage, utf16Start);
    for (const element of branch) {
      const options = element.type === TYPE.select || element.type === TYPE.plural ? element.options : {};
      for (const { value } of Object.values(options)) branches.push(value);
      if (element.type === TYPE.literal) runs.keep(element);
      else runs.skip(Object.keys(options).length > 0 ? 'message' : 'word');
    }
    passages.push({ runs: runs.runs });
  }
  return passages.filter(({ runs }) => runs.length > 0);
}

function parsed(message: string): readonly MessageFormatElement[] {
  try {
    return parse(message, {
      captureLocation: true,
      ignoreTag: true,
      requiresOtherClause: false,
      shouldParseSkeletons: false,
    });
  } catch {
    return [];
  }
}

/** The runs of a passage that lie in the literal text of one branch of its message. */
class BranchRuns {
  readonly runs: ProseRun[] = [];
  readonly #passage: ProsePassage;
  readonly #utf16Base: number;
  #joint: Joint | undefined;

  constructor(passage: ProsePassage, utf16Base: number) {
    this.#passage = passage;
    this.#utf16Base = utf16Base;
  }

  keep({ location }: Pick<MessageFormatElement, 'location'>): void {
    if (location === undefined || location === null) return;
    const literal = {
      utf16Start: this.#utf16Base + location.start.offset,
      utf16End: this.#utf16Base + location.end.offset,
    };
    for (const run of this.#passage.runs) {
      const common = commonSpan(run, literal);
      if (common === undefined) continue;
      const joint = this.runs.length === 0 ? 'none' : (this.#joint ?? run.joint);
      this.runs.push({ ...common, joint });
      this.#joint = undefined;
    }
  }

  skip(joint: Joint): void {
    if (this.#joint !== 'message') this.#joint = joint;
  }
}
