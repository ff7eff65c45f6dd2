import type { Dependencies } from '../rules/rules.ts';
import { NUMBER_NEAR, type Sense } from '../rules/senses.ts';
import type { LineElements, Word } from '../syntax/elements.ts';
import { asAdjective, isNumber } from '../syntax/wordClasses.ts';

/** How many words before and behind a word tell its sense. */
const NEAR = 5;

/** Gives words the sense that the tables give them beside their neighbours. */
export function withSenses(elements: LineElements, { rules }: Dependencies): LineElements {
  return elements.map((element, at) => {
    if (element.kind !== 'word') return element;
    const sense = rules.senses(element.pronunciation).find((each) => holds(each, elements, at));
    return sense === undefined ? element : inSense(element, sense);
  });
}

/** «شماره زیر»: behind a noun with ezafe, زیر is what follows. */
export function withFollowing(elements: LineElements): LineElements {
  return elements.map((element, at) => {
    const before = elements[at - 1];
    if (element.kind !== 'word' || element.form !== 'زیر' || element.ezafe) return element;
    const isTied = before?.kind === 'word' && before.ezafe && element.pronunciation.partOfSpeech === 'noun';
    return isTied ? asAdjective(element, 'following') : element;
  });
}

function inSense(word: Word, { english, ...sense }: Sense): Word {
  const { pronunciation } = word;
  const features = new Set([...pronunciation.features, ...sense.features]);
  for (const feature of sense.without) features.delete(feature);
  return { ...word, english, pronunciation: { ...pronunciation, features } };
}

function holds({ near }: Sense, elements: LineElements, at: number): boolean {
  if (near.size === 0) return true;
  if (near.has(NUMBER_NEAR) && (isNumber(elements[at - 1]) || isNumber(elements[at + 1]))) return true;
  const beside = [...elements.slice(Math.max(0, at - NEAR), at), ...elements.slice(at + 1, at + NEAR + 1)];
  return beside.some(
    (element) => element.kind === 'word' && (near.has(element.form) || near.has(element.pronunciation.lemma)),
  );
}
