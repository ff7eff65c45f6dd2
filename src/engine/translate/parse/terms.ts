import type { Inflection, Token } from '../../types.ts';
import { spaced, type TermEntry, type TermTable, withoutEzafe } from '../rules/phraseTables.ts';
import { NO_WORD_PROPERTIES } from '../rules/properties.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { Elements, SentenceElement, Word } from '../syntax/elements.ts';

/**
 * Makes one word of the words of a term, the longest first, with the number of its head and the endings and the ezafe
 * of its last word: «وزرای نیروی کشور» is `energy ministers` with ezafe behind it. Linear.
 */
export function withTerms(elements: Elements, { rules }: Dependencies): SentenceElement[] {
  const result: SentenceElement[] = [];
  for (let at = 0; at < elements.length; at++) {
    const element = elements[at];
    if (element === undefined) continue;
    const found = element.kind === 'word' ? termAt(elements, at, rules.termTable) : undefined;
    const rest = elements.slice(at + 1, at + (found?.length ?? 1)).flatMap(tokenOf);
    result.push(found === undefined ? element : { ...found.word, rest });
    if (found !== undefined) at += found.length - 1;
  }
  return result;
}

function tokenOf(element: SentenceElement): readonly Token[] {
  return element.kind === 'word' ? [element.token] : [];
}

/** A way to read the words so far: as the beginning of a term, perhaps with its head in the plural. */
interface Beginning {
  readonly key: string;
  readonly plural: boolean;
}

function termAt(
  elements: Elements,
  from: number,
  table: TermTable,
): { readonly word: Word; readonly length: number } | undefined {
  const first = elements[from];
  let longest: ReturnType<typeof termAt>;
  let beginnings: readonly Beginning[] = [{ key: '', plural: false }];
  for (let at = from; beginnings.length > 0; at++) {
    const last = elements[at];
    if (first?.kind !== 'word' || last?.kind !== 'word') break;
    const ended = at === from ? undefined : endOf(beginnings, last, table);
    if (ended !== undefined)
      longest = { word: termWord(first, last, ended.entry, ended), length: at - from + 1 };
    const readings = at === from ? headReadings(last, table) : innerReadings(last);
    beginnings = continued(beginnings, readings, last.ezafe, table);
  }
  return longest;
}

function endOf(
  beginnings: readonly Beginning[],
  last: Word,
  table: TermTable,
): (Beginning & { readonly entry: TermEntry }) | undefined {
  for (const { key, plural } of beginnings)
    for (const form of lastForms(last)) {
      const entry = table.term(key + form);
      if (entry !== undefined && !(plural && entry.partOfSpeech === 'adjective'))
        return { key: key + form, plural, entry };
    }
  return undefined;
}

function continued(
  beginnings: readonly Beginning[],
  readings: readonly Beginning[],
  ezafe: boolean,
  table: TermTable,
): Beginning[] {
  const mark = ezafe ? '~ ' : ' ';
  return beginnings
    .flatMap((before) =>
      readings.map(({ key, plural }) => ({ key: before.key + key + mark, plural: plural || before.plural })),
    )
    .filter(({ key }) => table.begins(key));
}

/** The head as it is written, else the singular of a plural. */
function headReadings(head: Word, { singulars }: TermTable): Beginning[] {
  const { lemma, inflection, features } = head.pronunciation;
  const written = innerReadings(head);
  if (inflection.plural) return [...written, { key: spaced(singulars.get(lemma) ?? lemma), plural: true }];
  const singular = features.has('plural') ? singulars.get(lemma) : undefined;
  return singular === undefined ? written : [...written, { key: spaced(singular), plural: true }];
}

function innerReadings({ form, ezafe }: Word): Beginning[] {
  const forms = new Set(ezafe ? [withoutEzafe(form), spaced(form)] : [spaced(form)]);
  return [...forms].map((key) => ({ key, plural: false }));
}

/** The last word without the endings that the whole term has. */
function lastForms(last: Word): string[] {
  const written = innerReadings(last).map(({ key }) => key);
  return Object.keys(endingsOf(last)).length > 0 ? [...written, spaced(last.pronunciation.lemma)] : written;
}

function endingsOf({ pronunciation }: Word): Inflection {
  const { plural, indefinite, clitic, object, copula } = pronunciation.inflection;
  if (plural) return {};
  return {
    ...(indefinite && { indefinite }),
    ...(clitic !== undefined && { clitic }),
    ...(object && { object }),
    ...(copula !== undefined && { copula }),
  };
}

function termWord(first: Word, last: Word, entry: TermEntry, { key, plural }: Beginning): Word {
  const { english, partOfSpeech, features } = entry;
  const { verb: _, ...head } = first;
  return {
    ...head,
    form: key.replaceAll('~', ''),
    ezafe: last.ezafe,
    english,
    known: true,
    properties: NO_WORD_PROPERTIES,
    functionWord: {},
    pronunciation: {
      ...first.pronunciation,
      id: key,
      lemma: key.replaceAll('~', ''),
      partOfSpeech,
      gloss: english,
      features,
      inflection: { ...((plural || features.has('plural')) && { plural: true }), ...endingsOf(last) },
    },
  };
}
