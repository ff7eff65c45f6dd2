import { covers, type Span } from '../../text/span.ts';
import { type LinkedWord, movedWord } from '../links/linkWords.ts';
import { fitLines } from '../targets/fitLines.ts';
import { PASSAGE_BREAK } from '../targets/jointTexts.ts';
import type { Target, TargetPart } from '../targets/targets.ts';
import type { Answer, AnsweredPart, DivideAnswer } from './answeredParts.ts';

/**
 * Divides a translation at the signs and words that stand for what is not prose, passage by passage. Where they come
 * in another order, what they stand for does too; where one is lost, the first part gets all of the text. Undefined
 * if passages were joined or divided.
 */
export const divideEnglish: DivideAnswer = (target, answer, document) => {
  const passages = passagesOf(target);
  const texts = answer.text.split(PASSAGE_BREAK);
  if (texts.length !== passages.length) return undefined;
  let utf16Start = 0;
  return passages.flatMap((passage, at) => {
    const text = texts[at] ?? '';
    const from = utf16Start;
    utf16Start += text.length + PASSAGE_BREAK.length;
    const [part] = passage.parts;
    if (passage.joints.length > 0 || part === undefined) return dividedPassage(text, passage, document);
    return [{ ...partOf(text), words: wordsWithin(answer, part.sent, { utf16Start: from, text }) }];
  });
};

/** The words that came from a part, as they count from its beginning and from that of its text. */
function wordsWithin(
  { words }: Answer,
  sent: Span,
  { utf16Start, text }: { readonly utf16Start: number; readonly text: string },
): LinkedWord[] {
  const answered = { utf16Start, utf16End: utf16Start + text.length };
  return words
    .filter(({ latin, persian }) => covers(answered, latin) && covers(sent, persian))
    .map((word) => movedWord(word, { latin: -utf16Start, persian: -sent.utf16Start }));
}

interface AnsweredPassage {
  readonly parts: readonly TargetPart[];
  /** What was sent between the parts: one fewer. */
  readonly joints: readonly string[];
}

function passagesOf({ text, parts }: Target): AnsweredPassage[] {
  const passages: { parts: TargetPart[]; joints: string[] }[] = [];
  for (const [at, part] of parts.entries()) {
    const joint = text.slice(parts[at - 1]?.sent.utf16End, part.sent.utf16Start);
    const last = passages.at(-1);
    if (at === 0 || joint === PASSAGE_BREAK || last === undefined)
      passages.push({ parts: [part], joints: [] });
    else {
      last.parts.push(part);
      last.joints.push(joint.includes('\n') ? joint : joint.trim() || joint);
    }
  }
  return passages;
}

function dividedPassage(text: string, passage: AnsweredPassage, document: string): AnsweredPart[] {
  const { joints, parts } = passage;
  if (joints.length === 0) return [partOf(text)];
  if (joints.every((joint) => joint === '\n')) return fitLines(text, parts.length).map(partOf);
  const places = placesOf(text, joints);
  if (places === undefined) return allInFirst(text, joints).map(partOf);
  if (places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)))
    return cutAt(text, joints, places).map(partOf);
  return [{ text: reordered(text, passage, places, document), words: [], partCount: parts.length }];
}

function partOf(text: string): AnsweredPart {
  return { text, words: [], partCount: 1 };
}

/** Where each joint is in `text`, equal ones in their order; undefined if one is missing or there is one more. */
function placesOf(text: string, joints: readonly string[]): number[] | undefined {
  const found = Map.groupBy(text.matchAll(oneOf(joints)), ([joint]) => joint);
  const taken = new Map<string, number>();
  const places = joints.map((joint) => {
    const nth = taken.get(joint) ?? 0;
    taken.set(joint, nth + 1);
    return found.get(joint)?.[nth]?.index;
  });
  const count = [...found.values()].reduce((sum, { length }) => sum + length, 0);
  const known = places.filter((place) => place !== undefined);
  return known.length === joints.length && count === joints.length ? known : undefined;
}

/** Longest first, so that the tenth is not taken for the first. */
function oneOf(joints: readonly string[]): RegExp {
  const sorted = [...new Set(joints)].sort((a, b) => b.length - a.length);
  return new RegExp(sorted.map((joint) => joint.replace(/[^\w\s]/g, '\\$&')).join('|'), 'g');
}

function cutAt(text: string, joints: readonly string[], places: readonly number[]): string[] {
  const starts = [0, ...places.map((place, at) => place + (joints[at]?.length ?? 0))];
  return starts.map((start, at) => text.slice(start, places[at]));
}

/** The text with what the joints stand for in the document in their places. */
function reordered(
  text: string,
  { parts, joints }: AnsweredPassage,
  places: readonly number[],
  document: string,
): string {
  const inOrder = joints
    .map((joint, at) => ({ joint, at, place: places[at] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  let [result, utf16Start] = ['', 0];
  for (const { joint, at, place } of inOrder) {
    const source = document.slice(parts[at]?.document.utf16End, parts[at + 1]?.document.utf16Start);
    result += text.slice(utf16Start, place) + source;
    utf16Start = place + joint.length;
  }
  return result + text.slice(utf16Start);
}

/** What is not prose stays behind the text. */
function allInFirst(text: string, joints: readonly string[]): string[] {
  const signs = joints.filter((joint) => joint.trim() !== '');
  const bare = signs.length === 0 ? text : text.replace(oneOf(signs), '');
  return [`${bare.replace(/[^\S\n]{2,}/g, ' ').trimEnd()} `, ...joints.map(() => '')];
}
