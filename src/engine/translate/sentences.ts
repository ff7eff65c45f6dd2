import type { Person } from '../types.ts';
import { type ClauseContext, clauseEnglish } from './clauseEnglish.ts';
import { isInfinitiveOf, missingSign, sharesSubject } from './clauseLinks.ts';
import { parseClauses } from './clauses.ts';
import type { BreakItem, GroupItem, LineItem } from './items.ts';
import { withMoods } from './moods.ts';
import { withPhrases } from './phrases.ts';
import { withProgressives } from './progressive.ts';
import type { Clause } from './syntax.ts';
import { type FindCompound, withVerbs } from './verbItems.ts';

const ENDS_PART = new Set(['.', '!', '?', '…', ':', ';', '|', '•']);
const ENDS_SENTENCE = new Set(['.', '!', '?', '…', '|', '•']);

/** Translates the items of one line, sentence by sentence; the first begins with a capital if `capital`. */
export function lineEnglish(
  items: readonly LineItem[],
  findCompound: FindCompound,
  capital: boolean,
): string {
  let english = '';
  let atStart = capital;
  for (let at = 0; at < items.length; ) {
    const part = nextPart(items, at);
    const body = bodyEnglish(
      part.body,
      findCompound,
      part.signs.some(({ text }) => text === '?'),
    );
    english += `${atStart ? capitalised(body, part.body) : body}${signsText(part.signs, body)}`;
    atStart = part.signs.some(({ text }) => ENDS_SENTENCE.has(text)) || (atStart && body === '');
    at = part.next;
  }
  return english;
}

interface Part {
  readonly body: readonly LineItem[];
  readonly signs: readonly BreakItem[];
  readonly next: number;
}

function nextPart(items: readonly LineItem[], from: number): Part {
  let at = from;
  while (at < items.length && !isSign(items[at])) at++;
  const body = items.slice(from, at);
  const signs: BreakItem[] = [];
  for (let item = items[at]; isSign(item); item = items[at]) {
    signs.push(item);
    at++;
  }
  return { body, signs, next: at };
}

function isSign(item: LineItem | undefined): item is BreakItem {
  return item?.kind === 'break' && ENDS_PART.has(item.text);
}

function signsText(signs: readonly BreakItem[], body: string): string {
  const [first] = signs;
  const space = first === undefined || body === '' || first.text !== '|' ? '' : first.spaceBefore;
  return space + signs.map(({ text, spaceAfter }) => text + spaceAfter).join('');
}

/** Signs before the first word (a list's dash, a heading's #) stay as they are. */
function bodyEnglish(body: readonly LineItem[], findCompound: FindCompound, question: boolean): string {
  const start = body.findIndex((item) => item.kind !== 'break');
  const leading = (start < 0 ? body : body.slice(0, start)).filter((item) => item.kind === 'break');
  const before = leading.map(({ text, spaceAfter }) => text + spaceAfter).join('');
  return start < 0 ? before : before + sentenceEnglish(body.slice(start), findCompound, question);
}

function sentenceEnglish(body: readonly LineItem[], findCompound: FindCompound, question: boolean): string {
  const items = withProgressives(withPhrases(withVerbs(body, findCompound)));
  const group = (item: GroupItem): string =>
    item.open + lineEnglish(item.content, findCompound, false) + item.close;
  const clauses = withMoods(parseClauses({ items, question }));
  const asking = question
    ? clauses.find((clause) => !clause.subordinate && clause.verb !== undefined)
    : undefined;
  let english = '';
  clauses.forEach((clause, at) => {
    const before = clauses[at - 1];
    const context: ClauseContext = { group, asks: clause === asking, ...relation(clause, before) };
    english += joined(clause, before, context, english === '');
  });
  return english;
}

type Relation = Pick<ClauseContext, 'form' | 'infinitiveSubject'>;

function relation(clause: Clause, before: Clause | undefined): Relation {
  if (isInfinitiveOf(clause, before)) {
    const differs = clause.verb !== undefined && before?.verb?.person !== clause.verb.person;
    const person: Person | undefined = differs ? clause.verb?.person : undefined;
    return { form: 'infinitive', ...(person !== undefined && { infinitiveSubject: person }) };
  }
  return { form: sharesSubject(clause, before) ? 'sharedSubject' : 'full' };
}

function joined(
  clause: Clause,
  before: Clause | undefined,
  context: ClauseContext,
  isFirst: boolean,
): string {
  const connector = context.form === 'infinitive' ? '' : clause.connector;
  const words = [connector, clauseEnglish(clause, context)].filter((word) => word !== '').join(' ');
  const sign = clause.separator + (context.form === 'infinitive' ? '' : missingSign(clause, before));
  if (words === '') return sign;
  return isFirst ? `${sign}${words}` : `${sign} ${words}`;
}

/** The first letter of the sentence's own words in upper case; what passes through unchanged stays so. */
function capitalised(english: string, body: readonly LineItem[]): string {
  const first = body.find((item) => item.kind !== 'break');
  if (first?.kind === 'raw' || first?.kind === undefined) return english;
  if (first.kind === 'group' && first.content[0]?.kind !== 'word') return english;
  if (body.some((item) => item.kind === 'raw' && english.startsWith(item.text))) return english;
  return english.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, signs: string, letter: string) => signs + letter.toUpperCase(),
  );
}
