import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findStray } from '../../../src/document/invisible/findStray.ts';
import { mayHaveStray } from '../../../src/text/invisible.ts';
import { persianText } from '../../support/persianText.ts';

/** What is found, each as its kind, label and place: `nonJoiner ZWNJ 4`. */
function found(text: string, isCode = false): string[] {
  return findStray(text, { isCode }).map(
    ({ kind, label, utf16Start, utf16End }) => `${kind} ${label} ${utf16Start}-${utf16End}`,
  );
}

/** The text without what was found, as the mend leaves it. */
function withoutStray(text: string, isCode: boolean): string {
  const spans = findStray(text, { isCode }).flatMap(({ end, ...span }) => (end ? [span, end] : [span]));
  const out = new Set<number>();
  for (const { utf16Start, utf16End } of spans) for (let at = utf16Start; at < utf16End; at++) out.add(at);
  return text
    .split('')
    .filter((_, at) => !out.has(at))
    .join('');
}

const bothWays = (text: string) => [found(text), found(text, true)];

describe('Half-spaces', () => {
  it('belong between letters, also after one that does not join, and beside marks, digits and brackets', () => {
    for (const text of [
      'می\u200cروم خانه\u200cای',
      'آزاد\u200cراه دانش\u200cآموز',
      'کِتاب\u200cها هِ\u200cای',
      '۳۰\u200cساله PDF\u200cها',
      '«کتاب»\u200cها (کتاب)\u200cها **کتاب**\u200cها `x`\u200cها {count}\u200cتایی',
    ])
      assert.deepEqual(bothWays(text), [[], []], text);
  });

  it('part nothing at the edge of a word or a line, beside a sign, and a second time', () => {
    for (const [text, place] of [
      ['کتاب\u200c من', '4-5'],
      ['کتاب \u200cمن', '5-6'],
      ['کتاب\u200c', '4-5'],
      ['\u200cکتاب', '0-1'],
      ['کتاب\u200c\nمن', '4-5'],
      ['کتاب\u200c\r\nمن', '4-5'],
      ['کتاب\u200c، من', '4-5'],
      ['کتاب\u200c؟', '4-5'],
      ['«\u200cکتاب»', '1-2'],
      [`می\u200c\u200cروم`, '3-4'],
      [`می\u200c\u200c روم`, '2-4'],
    ] as const)
      assert.deepEqual(bothWays(text), Array(2).fill([`nonJoiner ZWNJ ${place}`]), text);
  });

  it('in code belong to strings and regular expressions, and are found in names', () => {
    for (const text of [
      `replace('\u200c', ' ')`,
      `["می\u200c", "\u200cها"]`,
      `/[آ-ی\u200c]/`,
      `/می\u200c?رو/`,
      `/(\u200cها|\u200cای)/`,
    ])
      assert.deepEqual(found(text, true), [], text);
    assert.deepEqual(found(`is\u200cAdmin = 1`, true), ['nonJoiner ZWNJ 2-3']);
    assert.deepEqual(found(`Auf\u200clage`), []);
  });

  it('are judged by what can be seen on either side', () => {
    assert.deepEqual(found(`کتاب\u200c\u200f من`), ['nonJoiner ZWNJ 4-5']);
    assert.deepEqual(found(`کتابِ\u200c من`), ['nonJoiner ZWNJ 5-6']);
  });

  it('of other scripts are left alone', () => {
    assert.deepEqual(bothWays(`क्\u200c क्\u200cष`), [[], []]);
  });
});

describe('Joiners', () => {
  it('belong at an end of a word, where they give a letter its joined form, and in pictures', () => {
    for (const text of [
      '۱۴۰۰ ه\u200d.ش',
      'حرف ه\u200d و \u200dه',
      'هِ\u200d.',
      '👩\u200d💻 👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈 👩🏽\u200d🚒 ❤\ufe0f\u200d🔥',
      `ا\u200dب`,
      `क्\u200dष`,
    ])
      assert.deepEqual(bothWays(text), [[], []], text);
  });

  it('join nothing between letters that join by themselves, after one that never does, and away from letters', () => {
    for (const [text, place] of [
      [`سل\u200dام`, '2-3'],
      [`را\u200d من`, '2-3'],
      [`a\u200db`, '1-2'],
      [`a \u200d b`, '2-3'],
      [`👩\u200d`, '2-3'],
      [`ه\u200d\u200d.`, '2-3'],
    ] as const)
      assert.deepEqual(found(text), [`joiner ZWJ ${place}`], text);
  });
});

describe('Characters that part, join or fill unseen', () => {
  it('are found wherever their scripts do not need them', () => {
    for (const [text, expected] of [
      ['کت\u00adاب', 'softHyphen SHY 2-3'],
      ['-\u00ad', 'softHyphen SHY 1-2'],
      ['می\u200bروم', 'zeroWidthSpace ZWSP 2-3'],
      ['a\u200b\u200bb', 'zeroWidthSpace ZWSP 1-3'],
      ['a\u2060b', 'wordJoiner WJ 1-2'],
      ['a\ufeffb', 'byteOrderMark BOM 1-2'],
      ['const \u3164 = 1', 'filler U+3164 6-7'],
      ['a\u206ab', 'filler U+206A 1-2'],
    ] as const)
      assert.deepEqual(bothWays(text), [[expected], [expected]], text);
  });

  it('stay where a script needs them', () => {
    for (const text of ['ภาษา\u200bไทย', 'ᄀ\u1160 \u115fᅡ']) assert.deepEqual(bothWays(text), [[], []], text);
  });

  it('may part Latin words at the end of a line in prose, and not in code', () => {
    assert.deepEqual(bothWays('re\u00adlease'), [[], ['softHyphen SHY 2-3']]);
  });
});

describe('Tags', () => {
  const tags = (text: string) =>
    [...text].map((each) => String.fromCodePoint(0xe0000 + (each.codePointAt(0) ?? 0)));

  it('belong to the flags of parts of countries', () => {
    assert.deepEqual(bothWays('🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'), [[], []]);
  });

  it('are found elsewhere, with what they spell', () => {
    const hidden = tags('say yes').join('');
    const [first, ...others] = findStray(`سلام${hidden}!`, { isCode: false });
    assert.deepEqual(others, []);
    assert.deepEqual(
      [first?.kind, first?.count, first?.spelt, first?.utf16Start, first?.utf16End],
      ['tags', 7, 'say yes', 4, 18],
    );
    assert.deepEqual(found(`🏴${hidden}`), ['tags TAG 2-16']);
    assert.deepEqual(found(`🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}${hidden}`), [
      'tags TAG 14-28',
    ]);
  });

  it('spell no more than can be shown', () => {
    const [first] = findStray(`a${tags('x').join('').repeat(1000)}`, { isCode: false });
    assert.equal(first?.count, 1000);
    assert.equal(first?.spelt?.length, 60);
  });
});

describe('Variation selectors', () => {
  it('belong to pictures, digits, Han characters and signs that have a variant', () => {
    for (const text of [
      '❤\ufe0f ☎\ufe0e 1\ufe0f⃣ ©\ufe0f 👍🏽\ufe0f',
      '葛\u{e0100}',
      '∩\ufe00 0\ufe00',
      '、\ufe00',
    ])
      assert.deepEqual(bothWays(text), [[], []], text);
  });

  it('are found on letters, on nothing, and a second time', () => {
    for (const [text, expected] of [
      ['a\ufe0f', 'variationSelector VS16 1-2'],
      ['\ufe0f', 'variationSelector VS16 0-1'],
      ['ب\ufe00', 'variationSelector VS1 1-2'],
      ['a\u{e0100}', 'variationSelector VS17 1-3'],
      ['❤\ufe0f\ufe0f', 'variationSelector VS16 2-3'],
      ['😀\u{e0100}\u{e0101}', 'variationSelector VS17 2-6'],
    ] as const)
      assert.deepEqual(found(text), [expected], text);
  });
});

describe('Marks of direction', () => {
  it('stay where they may turn something', () => {
    for (const text of ['سلام\u200f.', 'C++\u200e و', 'a\u200e\u200fb', '۵\u200e-۳', 'PDF\u200fها'])
      assert.deepEqual(bothWays(text), [[], []], text);
  });

  it('are found within a word, and repeated', () => {
    assert.deepEqual(found('ad\u200emin'), ['directionMark LRM 2-3']);
    assert.deepEqual(found('سل\u200fام'), ['directionMark RLM 2-3']);
    assert.deepEqual(found('سلام\u200f\u200f.'), ['directionMark RLM 5-6']);
    assert.deepEqual(found('سلام\u200f\u200e\u200f.'), ['directionMark RLM 6-7']);
  });
});

describe('Controls of direction', () => {
  it('stay where each begins and ends in its line', () => {
    for (const text of [
      'a \u202bسلام\u202c b',
      '\u2067سلام \u2066abc\u2069 \u2068x\u2069\u2069',
      'const a = "\u2067سلام\u2069";',
      "// it is \u2068don't\u2069",
    ])
      assert.deepEqual(bothWays(text), [[], []], text);
  });

  it('are found where they end nothing, or nothing ends them in their line', () => {
    for (const [text, expected] of [
      ['\u202bسلام', ['unclosed RLE 0-1']],
      ['سلام\u2069', ['unopened PDI 4-5']],
      ['\u2067سلام\n\u2069', ['unclosed RLI 0-1', 'unopened PDI 6-7']],
      ['\u2067\u202aسلام\u2069', ['unclosed LRE 1-2']],
      ['\u2067سلام\u202c\u2069', ['unopened PDF 5-6']],
      ['\u202bسلام\u2069', ['unclosed RLE 0-1', 'unopened PDI 5-6']],
    ] as const)
      assert.deepEqual(bothWays(text), [expected, expected], JSON.stringify(text));
  });

  it('may override the order of letters in prose, and not in code', () => {
    const text = '\u202eabc\u202c';
    assert.deepEqual(bothWays(text), [[], ['override RLO 0-1']]);
    assert.deepEqual(findStray(text, { isCode: true })[0]?.end, { utf16Start: 4, utf16End: 5 });
  });

  it('may not leave the string or the comment of source code in which they begin', () => {
    for (const text of [
      'if (a != "user\u2066" // is admin\u2069")',
      "a = '\u2067'; b = '\u2069'; // x\u2068'\u2069",
      '/* \u2066 */ return; \u2069',
      'if (role == "user\u2067" || role == "\u2069admin") {',
    ])
      assert.ok(
        found(text, true).some((each) => each.startsWith('crossing')),
        text,
      );
    assert.deepEqual(found('"\u2066a \\" b\u2069"', true), []);
    assert.deepEqual(found('he said \u2066"a"\u2069', true), []);
    assert.deepEqual(found('a = \'he said \u2066"a"\u2069\';', true), []);
  });

  it('are found in a program that is not what it looks like', () => {
    const lines = [
      '/*\u202e } \u2066if (isAdmin)\u2069 \u2066 begin admins only */',
      '  if (access_level != "user\u202e \u2066// Check if admin\u2069 \u2066") {',
      "    '''Subtract funds from account \u2067''' ; return",
    ];
    assert.deepEqual(
      lines.map(
        (line) => found(line, true).filter((each) => /^(?:unclosed|override|crossing)/.test(each)).length,
      ),
      [2, 2, 1],
    );
  });
});

describe('Finding stray characters', () => {
  const INVISIBLE = [
    '\u200b',
    '\u00ad',
    '\u2060',
    '\ufeff',
    '\ufe0f',
    '\u{e0041}',
    '\u3164',
    '\u200e',
    '\u200f',
  ];
  const CONTROLS = ['\u202a', '\u202e', '\u202c', '\u2066', '\u2068', '\u2069', '"', '\n', '🏴', '👍🏽'];
  const hostile = fc
    .array(fc.oneof(persianText(), fc.constantFrom(...INVISIBLE, ...CONTROLS, '\u200c', '\u200d')), {
      maxLength: 20,
    })
    .map((pieces) => pieces.join(''));

  it('finds spans in order that do not overlap, each of characters that nobody sees', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, isCode) => {
        let last = 0;
        for (const { utf16Start, utf16End, count, label } of findStray(text, { isCode })) {
          assert.ok(utf16Start >= last && utf16End > utf16Start && label !== '');
          const characters = text.slice(utf16Start, utf16End);
          assert.equal([...characters].length, count);
          assert.match(characters, /^[\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u);
          last = utf16End;
        }
      }),
    );
  });

  it('leaves what can be seen as it is', () => {
    const seen = (text: string) => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, isCode) => {
        assert.equal(seen(withoutStray(text, isCode)), seen(text));
      }),
    );
  });

  it('finds nothing where a quick look says that there is nothing', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, isCode) => {
        if (findStray(text, { isCode }).length > 0) assert.ok(text.split('\n').some(mayHaveStray));
      }),
    );
    for (const text of ['می\u200cروم و «کتاب»\u200cها', 'کِتابِ\u200cمن', 'plain text'])
      assert.equal(mayHaveStray(text), false, text);
  });

  it('finds the same in a text as in each of its lines', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, isCode) => {
        const byLine: string[] = [];
        let at = 0;
        for (const line of text.split('\n')) {
          for (const { kind, utf16Start, utf16End } of findStray(line, { isCode }))
            byLine.push(`${kind} ${at + utf16Start}-${at + utf16End}`);
          at += line.length + 1;
        }
        assert.deepEqual(
          findStray(text, { isCode }).map(
            ({ kind, utf16Start, utf16End }) => `${kind} ${utf16Start}-${utf16End}`,
          ),
          byLine,
        );
      }),
    );
  });

  it('stops after as many as are asked for', () => {
    assert.equal(findStray('a\u200bb'.repeat(50), { isCode: false, most: 7 }).length, 7);
  });

  it('takes time in proportion to the text, whatever it is', () => {
    for (const piece of [
      '\u200b\u2060',
      '\u2066',
      '\u202e',
      '\u2069',
      'a\ufe0f',
      '\u2066"\u2069',
      '\u200c\u200d',
      '\u200c\n',
    ])
      for (const isCode of [false, true]) {
        const began = performance.now();
        findStray(piece.repeat(50_000), { isCode });
        assert.ok(performance.now() - began < 3_000, JSON.stringify(piece));
      }
  });
});
