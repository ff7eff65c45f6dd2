import { verbOfNoun } from '../english/nounVerbs.ts';
import { ableTo, participleOf } from '../english/verbForms.ts';
import { withoutEzafe } from '../rules/phraseTables.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { LineElement, LineElements, Word } from '../syntax/elements.ts';
import { asAdjective, isAdjective, isForm } from '../syntax/wordClasses.ts';

/** What stands around two words. */
interface Around {
  readonly before: LineElement | undefined;
  readonly behind: LineElement | undefined;
}

/** Makes one word of two beside each other where `join` gives one. Linear. */
function joined(
  elements: LineElements,
  join: (first: Word, second: Word, around: Around) => Word | undefined,
): LineElements {
  const result: LineElement[] = [];
  for (const [at, element] of elements.entries()) {
    const first = result.at(-1);
    const around = { before: result.at(-2), behind: elements[at + 1] };
    const areWords = first?.kind === 'word' && element.kind === 'word';
    const one = areWords ? join(first, element, around) : undefined;
    if (one === undefined) result.push(element);
    else result[result.length - 1] = one;
  }
  return result;
}

const MAKINGS: ReadonlyMap<string, (verb: string) => string> = new Map([
  ['قابل', ableTo],
  ['غیرقابل', (verb) => `not ${ableTo(verb)}`],
  ['مورد', participleOf],
]);

/** Makes one adjective of «قابل مشاهده» (`observable`) and «مورد استفاده» (`used`); what the terms list is so. */
export function withAbilities(elements: LineElements, { rules }: Dependencies): LineElements {
  return joined(elements, (first, noun, around) => {
    const make = MAKINGS.get(first.form);
    const { lemma, partOfSpeech, inflection } = noun.pronunciation;
    if (make === undefined || inflection.plural || !describes(first, around)) return undefined;
    const form = inflection.indefinite ? lemma : withoutEzafe(noun.form);
    const listed = rules.termTable.term(`${first.form}~ ${form}`)?.english;
    const verb = partOfSpeech === 'noun' ? verbOfNoun(noun.english) : undefined;
    const english = listed ?? (verb && make(verb));
    return english === undefined ? undefined : asAdjective(noun, english);
  });
}

/** مورد is no case only behind a noun; before قرار it is a part of the verb. */
function describes({ form }: Word, { before, behind }: Around): boolean {
  return form !== 'مورد' || (before?.kind === 'word' && before.ezafe && !isForm(behind, 'قرار'));
}

/** Words that make one adjective with the word behind them: غیر رسمی, ضد ویروس. */
const PREFIXES = new Map(
  Object.entries({ غیر: 'non-', ضد: 'anti-', شبه: 'quasi-', فوق: 'super-', نیمه: 'semi-', پیش: 'pre-' }),
);

/** Writes a prefix that stands apart onto its word. */
export function withPrefixes(elements: LineElements): LineElements {
  return joined(elements, (first, word) => {
    const prefix = PREFIXES.get(first.form);
    const isJoined = prefix !== undefined && takesPrefix(word, first);
    return isJoined ? asAdjective(word, prefix + word.english) : undefined;
  });
}

function takesPrefix(word: Word, { form, ezafe }: Word): boolean {
  const { inflection, partOfSpeech } = word.pronunciation;
  if (inflection.tense !== undefined) return false;
  if (form === 'ضد') return ezafe && ['noun', 'adjective'].includes(partOfSpeech);
  return (form === 'غیر' || !ezafe) && isAdjective(word);
}

/** «مریم جان»: a name that is addressed so is dear. */
export function withDear(elements: LineElements): LineElements {
  return joined(elements, (person, { form }) => {
    const isDear = form === 'جان' && person.pronunciation.features.has('person');
    return isDear && !person.english.startsWith('dear')
      ? { ...person, english: `dear ${person.english}` }
      : undefined;
  });
}
