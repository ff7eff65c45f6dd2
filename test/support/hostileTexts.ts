import { MAX_TEXT_CODE_POINTS } from '../../src/contract/index.ts';

const ODD = [
  ...'\u064b\u064e\u0651\u0652\u0653\u0654\u0655\u0670\u0300\u06d6\u06dd\u0600',
  ...'\u200c\u200d\u200e\u200f\u202e\u2067\u2069\u0640\ufeff\u00ad\u2028\u0000\u0007\t\n',
  ...'ءأؤئإآۀةىيكںﷲﻼﷺاهیوبتم',
  ...'0۷٣٫٬%٪"\'«»()[]{}<>،؛؟.…!:/\\@#$-–_*~`^|&=+',
  ...'aZéßıбא中😀\ufffd\u{10ffff}',
  '👨‍👩‍👧',
  '🇮🇷',
  '\r\n',
];

const ALTERNATING = [...'\u0653\u064e\u200c\u0640اهی"(۷a😀\u202e. '];

const SYLLABLES =
  'ها می ان تر ترین های هایی ام ات اش شان ی ای نمی بر در پیش گر گاه دان ستان ند ید یم مند گی گان یت ون ین ال بی نا هم';

const PROTOTYPES =
  'constructor __proto__ prototype toString valueOf hasOwnProperty isPrototypeOf __defineGetter__';

/** Texts of the greatest length that a request may have, by a name for each: what no writer writes. */
export function hostileTexts(): ReadonlyMap<string, string> {
  return new Map(
    [
      ...repeated(),
      ...pairs(),
      ...syllables(),
      ...longWords(),
      ...nested(),
      ...numbers(),
      ...sentences(),
    ].map(([name, text]) => [name, cut(text).toWellFormed()]),
  );
}

/** Texts of which each word is another, and none is known: nothing that was found for one helps with the next. */
export function strangeTexts(): ReadonlyMap<string, string> {
  const distinct = Array.from({ length: 1500 }, (_, number) =>
    [...`${number}`].map((digit) => WORDS[Number(digit)]).join(''),
  );
  const strange = Array.from({ length: 1500 }, (_, number) =>
    String.fromCodePoint(0x627 + (number % 20), 0x628 + ((number * 7) % 18), 0x641 + (number % 8)),
  );
  return new Map([
    ['words joined, without spaces', cut(distinct.join(''))],
    ['words joined by four', cut(distinct.join(' '))],
    ['words that nobody knows', cut(strange.join(' '))],
    ['words that nobody knows, without spaces', cut(strange.join(''))],
  ]);
}

const WORDS = ['کتاب', 'خانه', 'رفت', 'بزرگ', 'زیبا', 'گفت', 'ایران', 'زبان', 'دوست', 'کار'];

type Named = readonly [name: string, text: string];

function cut(text: string): string {
  return [...text].slice(0, MAX_TEXT_CODE_POINTS).join('');
}

function filledWith(part: string): string {
  return part.repeat(Math.ceil(MAX_TEXT_CODE_POINTS / [...part].length));
}

function repeated(): Named[] {
  return ODD.flatMap((each) => {
    const name = JSON.stringify(each);
    return [
      [`only ${name}`, filledWith(each)],
      [`a word and ${name}`, `کتاب${filledWith(each)}`],
      [`a letter and ${name} by turns`, filledWith(`ک${each}`)],
      [`${name} apart`, filledWith(`${each} `)],
    ] as const;
  });
}

function pairs(): Named[] {
  return ALTERNATING.flatMap((one) =>
    ALTERNATING.filter((other) => other !== one).map(
      (other) => [`${JSON.stringify(one)} and ${JSON.stringify(other)}`, filledWith(one + other)] as const,
    ),
  );
}

function syllables(): Named[] {
  return SYLLABLES.split(' ').flatMap((each) => [
    [`${each} joined`, filledWith(each)],
    [`a word with ${each} behind it`, `کتاب${filledWith(each)}`],
    [`${each} with ZWNJ`, filledWith(`${each}\u200c`)],
    [`${each} with spaces`, filledWith(`${each} `)],
  ]);
}

function longWords(): Named[] {
  return [
    ['words without spaces', filledWith(WORDS.join(''))],
    ['words with ZWNJ', filledWith(WORDS.join('\u200c'))],
    ...[...'\u0653\u064e\u0651\u0654\u0655\u0670'].map(
      (mark): Named => [
        `three words, each before a long row of U+0${mark.charCodeAt(0).toString(16)}`,
        ['ا', 'ب', 'کتاب'].map((word) => word + mark.repeat(2000)).join(' '),
      ],
    ),
    ['other words before a long row of suffixes', WORDS.map((word) => word + 'هایی'.repeat(14)).join(' ')],
    ['the names of prototypes', filledWith(`${PROTOTYPES} `)],
    ['the names of prototypes among words', filledWith(`کتاب ${PROTOTYPES.replaceAll(' ', ' را ')} `)],
  ];
}

function nested(): Named[] {
  return ['()', '[]', '{}', '«»', '<>', '“”'].map(([open = '', close = '']) => [
    `nested ${open}${close}`,
    open.repeat(MAX_TEXT_CODE_POINTS / 2) + close.repeat(MAX_TEXT_CODE_POINTS / 2),
  ]);
}

function numbers(): Named[] {
  const parts = [
    '1234567890',
    '۱۲۳۴۵۶۷۸۹۰',
    '۱٬۲',
    '1.',
    '1/2/',
    '12:',
    '۳٫۱۴',
    '1403/12/29 ',
    '-1',
    '1e9',
    '٪۵',
  ];
  return parts.map((part) => [`${part} again and again`, filledWith(part)]);
}

function sentences(): Named[] {
  const parts = [
    'من به خانه رفتم. ',
    'من به خانه رفتم و ',
    'که ',
    'را ',
    'کتاب ',
    'علی ',
    'آقای ',
    'از ',
    'و ',
    'یکی از ',
    'a@',
    'a-',
    'a.b/',
    'http://',
  ];
  return parts.map((part) => [`${part}again and again`, filledWith(part)]);
}
