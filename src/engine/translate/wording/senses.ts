import { firstGloss } from '../english/gloss.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { Sense } from '../rules/senses.ts';
import type { LineElements, Word } from '../syntax/elements.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import { asAdjective, isNumber } from '../syntax/wordClasses.ts';

/** Gives words the sense that they have beside their neighbours. */
export function withSenses(elements: LineElements, { rules }: Dependencies): LineElements {
  return elements.map((element, at) => {
    if (element.kind !== 'word' || isWorded(element) || isDate(element, elements, at)) return element;
    const sense = rules.senses.choose(element.pronunciation, neighboursOf(elements, at));
    return sense === undefined ? element : inSense(element, sense);
  });
}

/** Its English is one that it has with another word: visible for قابل مشاهده. */
function isWorded({ english, pronunciation }: Word): boolean {
  return english !== firstGloss(pronunciation.gloss);
}

/** «۱۵ مهر» is no seal, «ساعت ۸» no clock. */
function isDate({ form, ezafe, properties }: Word, elements: LineElements, at: number): boolean {
  if (form === 'ساعت' && ezafe && isNumber(elements[at + 1])) return true;
  return properties.classes.has('namedTime') && isNumber(elements[at - 1]);
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
  const chosen = { ...word, english, sense: english };
  if (sense.features.length === 0 && sense.without.length === 0) return chosen;
  const features = new Set([...pronunciation.features, ...sense.features]);
  for (const feature of sense.without) features.delete(feature);
  return { ...chosen, pronunciation: { ...pronunciation, features } };
}
