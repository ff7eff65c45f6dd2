/** Spellings that a word may have been before one error, with what the error costs in nats. */
export type Spellings = ReadonlyMap<string, number>;

/** Letters that are heard alike. */
const CLASSES = ['زذضظ', 'سصث', 'تط', 'هح', 'غق', 'عاأ', 'ئع'] as const;
const ALIKE: ReadonlyMap<string, readonly string[]> = alikeLetters();
/** Letters that are heard otherwise beside others: خوا as خا, نب as مب. */
const ALIKE_BETWEEN: readonly (readonly [before: RegExp, letters: string, after: RegExp, heardAs: string])[] =
  [
    [/خ$/u, 'ا', /^/u, 'وا'],
    [/خ$/u, 'و', /^ا/u, ''],
    [/^/u, 'م', /^ب/u, 'ن'],
  ];
/** So many letters of a word may be others of the same sound. */
const MOST_CHANGES = 2;
const OTHER_LETTER = 2.5;

/** Those that sound alike: توضیح for «توضیه». */
export function soundAlikes(word: string): Spellings {
  let found = new Map([['', 0]]);
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? '';
    const others = [...(ALIKE.get(letter) ?? []), ...alikeBetween(word, at)];
    const longer = new Map<string, number>();
    for (const [before, cost] of found) {
      longer.set(before + letter, Math.min(cost, longer.get(before + letter) ?? Infinity));
      if (cost >= MOST_CHANGES * OTHER_LETTER) continue;
      for (const other of others)
        longer.set(before + other, Math.min(cost + OTHER_LETTER, longer.get(before + other) ?? Infinity));
    }
    found = longer;
  }
  found.delete(word);
  return found;
}

function alikeBetween(word: string, at: number): string[] {
  return ALIKE_BETWEEN.filter(
    ([before, letters, after]) =>
      word[at] === letters && before.test(word.slice(0, at)) && after.test(word.slice(at + 1)),
  ).map(([, , , heardAs]) => heardAs);
}

function alikeLetters(): ReadonlyMap<string, readonly string[]> {
  const alike = new Map<string, string[]>();
  for (const letters of CLASSES)
    for (const letter of letters)
      alike.set(letter, [...(alike.get(letter) ?? []), ...[...letters].filter((other) => other !== letter)]);
  return alike;
}

/** The rows of the standard Persian keyboard (ISIRI 9147); neighbours of one row, and those above and below, are hit for each other. */
const ROWS = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو'] as const;
const LETTERS = 'اآبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیئ\u200c';
const NEIGHBOURS = neighboursOf(ROWS);

const TWICE = 4;
const KEY_BESIDE_TOO = 4.5;
const LETTER_TOO_MANY = 6.5;
/** One that may be an ending: سلامم, هنوزی. */
const ENDING = 3;
const ENDINGS = 'اتشمنویه';
const EXCHANGED = 4.5;
const LEFT_OUT = 4.5;
const KEY_BESIDE = 5.5;

/** Those that one slip of the keyboard is away: کتابخانه for «کتابخاهن». */
export function strokesAway(word: string): Spellings {
  const found = new Map<string, number>();
  const add = (letters: string, cost: number): void => {
    if (letters !== word && (found.get(letters) ?? Infinity) > cost) found.set(letters, cost);
  };
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [letter = '', next = ''] = after;
    const ending = next === '' && ENDINGS.includes(letter) ? ENDING : 0;
    if (letter !== '') add(before + after.slice(1), tooManyCost(letter, before.slice(-1), next) + ending);
    if (next !== '') add(before + next + letter + after.slice(2), EXCHANGED);
    for (const other of NEIGHBOURS.get(letter) ?? '') add(before + other + after.slice(1), KEY_BESIDE);
    for (const other of LETTERS) add(before + other + after, LEFT_OUT);
  }
  return found;
}

function tooManyCost(letter: string, before: string, next: string): number {
  if (letter === next || letter === before) return TWICE;
  const near = NEIGHBOURS.get(letter) ?? '';
  const isBeside = [before, next].some((other) => other !== '' && near.includes(other));
  return isBeside ? KEY_BESIDE_TOO : LETTER_TOO_MANY;
}

function neighboursOf(rows: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row, number) =>
      [...row].map((letter, at) => {
        const beside = [row[at - 1], row[at + 1], rows[number - 1]?.[at], rows[number + 1]?.[at]];
        return [letter, beside.filter((each) => each !== undefined).join('')] as const;
      }),
    ),
  );
}
