import assert from 'node:assert/strict';
import fc from 'fast-check';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import type { FormatName } from '../../../src/document/prose/formats.ts';
import { documentSpan, proseFrom } from '../../../src/document/prose/proseText.ts';
import { type SpokenCode, spokenPassages, spokenText } from '../../../src/document/spoken/spokenText.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { markedProse } from '../../support/markedProse.ts';

function spoken(marked: string) {
  const { text, passages } = markedProse(marked);
  return { document: text, ...spokenText(text, passages) };
}

describe('what is read aloud', () => {
  it('is prose as it stands, marks, half-spaces and numbers too', () => {
    const text = 'کِتابِ من: ۳٫۵ کیلو، می‌خواهم! 2*3';
    assert.equal(spoken(text).text, text);
  });

  it('is nothing in place of emphasis, silence in place of an address, and a dash in place of code', () => {
    assert.equal(spoken('⟦n:**⟧مهم⟦n:**⟧ترین ⟦w:https://a.example⟧ است').text, 'مهمترین   است');
    assert.equal(spoken('⟦n:**⟧مهم⟦n:**⟧ترین ⟦w:`npm`⟧ است').text, 'مهمترین — است');
  });

  it('has the passages on lines of their own', () => {
    assert.equal(spoken('⟦p:# ⟧عنوان⟦p:\n\n- ⟧یک⟦p:\n- ⟧دو').text, 'عنوان\n\nیک\nدو');
  });

  it('goes on over the breaks of wrapped lines, and stops at those of verse', () => {
    const wrapped = 'این جمله آن‌قدر بلند است که در یک سطر جا نمی‌شود و';
    const next = 'در سطر بعد پایان می‌یابد.';
    assert.equal(spoken(`${wrapped}\n${next}`).text, `${wrapped} ${next}`);
    assert.equal(spoken(`${wrapped}⟦s:\n# ⟧${next}`).text, `${wrapped} ${next}`);
    const verse = 'بنی‌آدم اعضای یکدیگرند\nکه در آفرینش ز یک گوهرند';
    assert.equal(spoken(verse).text, verse);
  });

  it('can begin in the middle', () => {
    const whole = spoken('یک ⟦n:**⟧دو⟦n:**⟧ سه');
    const rest = proseFrom(whole, whole.document.indexOf('دو') + 1);
    assert.equal(rest.text, 'و سه');
    const place = documentSpan(rest.runs, { utf16Start: 2, utf16End: 4 });
    assert.equal(place && sliceSpan(whole.document, place), 'سه');
    assert.equal(documentSpan(rest.runs, { utf16Start: 0, utf16End: 0 }), undefined);
  });
});

describe('what is read aloud though it is not prose', () => {
  async function heard(document: string, kind: FormatName = 'markdown', code: SpokenCode = 'pause') {
    const { passages } = await proseOf(document, kind, kind);
    const prose = spokenText(document, spokenPassages(document, passages, code));
    for (const { document: place, utf16Start } of prose.runs) {
      const source = sliceSpan(document, place).replaceAll('\n', ' ');
      assert.equal(prose.text.replaceAll('\n', ' ').slice(utf16Start, utf16Start + source.length), source);
    }
    return prose.text.replace(/ +/g, ' ');
  }

  for (const text of [
    'با Node.js و Next.js یک وبلاگ بساز.',
    'Node.js یک محیط اجراست.',
    'این وبلاگ با Next.js',
    'این وبلاگ با Next.js.',
    'Node.js، Vue.js و Three.js سه نام‌اند.',
    'فایل package.json و README.md را باز کن.',
    '(Node.js) محیط اجراست',
    'از Node.js Next.js بهتر است؟',
  ])
    it(`is a name with a dot in it: ${text}`, async () => {
      for (const kind of ['markdown', 'plain', 'html', 'latex', 'restructuredText', 'asciidoc'] as const)
        assert.equal(await heard(text, kind), text, kind);
    });

  it('is the words of a hashtag, without its sign and with spaces for its underscores', async () => {
    for (const kind of ['markdown', 'plain', 'html', 'json'] as const) {
      const heardOf = async (text: string) =>
        heard(kind === 'json' ? JSON.stringify({ a: text }) : text, kind);
      assert.equal(await heardOf('امروز #تهران #هوا خوب است'), 'امروز تهران هوا خوب است', kind);
      assert.equal(await heardOf('#هوای_سرد بد است، #گرم.'), 'هوای سرد بد است، گرم.', kind);
      assert.equal(await heardOf('هوا سرد است. #هوای_سرد_تهران'), 'هوا سرد است. هوای سرد تهران', kind);
    }
  });

  it('is the hashtags on the lines behind a text', async () => {
    for (const kind of ['markdown', 'plain'] as const)
      assert.equal(
        await heard('هوا سرد است.\n#تهران #هوای_سرد\n\nسلام', kind),
        'هوا سرد است.\nتهران هوای سرد\n\nسلام',
      );
  });

  it('is a name within emphasis and links, without their signs', async () => {
    assert.equal(await heard('**Node.js** و *Next.js* را دوست دارم.'), 'Node.js و Next.js را دوست دارم.');
    assert.equal(
      await heard('- [Node.js](https://nodejs.org) و [Vue.js](https://vuejs.org)'),
      'Node.js و Vue.js',
    );
    assert.equal(await heard('<p><b>Node.js</b> خوب است.</p>', 'html'), 'Node.js خوب است.');
  });

  it('is a name at the ends of a value, a cell and a quotation', async () => {
    for (const [text, kind, wanted] of [
      ['{"a": "Node.js خوب است", "b": "با Node.js"}', 'json', 'Node.js خوب است\nبا Node.js'],
      ['a: Node.js خوب است\nb: با Node.js\n', 'yaml', 'Node.js خوب است\nبا Node.js'],
      ['a=Node.js خوب است\nb=با Node.js\n', 'properties', 'Node.js خوب است\nبا Node.js'],
      ['a,Node.js خوب است,با Node.js\n', 'csv', 'Node.js خوب است\nبا Node.js'],
      ['|Node.js خوب است|با Node.js|\n|---|---|\n', 'markdown', 'Node.js خوب است\nبا Node.js'],
      ['«Node.js» خوب است', 'plain', '«Node.js» خوب است'],
      ['نام "Node.js" و "Next.js" را دیدم', 'plain', 'نام "Node.js" و "Next.js" را دیدم'],
      ['با \\emph{Node.js} و \\textbf{Next.js} بساز', 'latex', 'با Node.js و Next.js بساز'],
      ['\\emph{Node.js} خوب است', 'latex', 'Node.js خوب است'],
    ] as const)
      assert.equal(await heard(text, kind), wanted, text);
  });

  it('is no name that stands in an address, a picture, a key, another cell or another line', async () => {
    for (const [text, kind, wanted] of [
      ['برو به https://nodejs.org/a.html لطفاً', 'markdown', 'برو به لطفاً'],
      ['تصویر ![](a.png) زیباست', 'markdown', 'تصویر زیباست'],
      ['{"app.title": "سلام"}', 'json', 'سلام'],
      ['app.title: سلام\n', 'yaml', 'سلام'],
      ['شکل \\ref{fig.one} زیباست', 'latex', 'شکل زیباست'],
      ['سلام {user.name} عزیز', 'plain', 'سلام عزیز'],
      ['برو به https://a.example/?f=a.js لطفاً', 'markdown', 'برو به لطفاً'],
      ['["app.json", "سلام"]', 'json', 'سلام'],
      ['app.title=سلام\n', 'properties', 'سلام'],
      ['app.title,سلام\n', 'csv', 'سلام'],
      ['app.title\tسلام\n', 'tsv', 'سلام'],
      ['<td>app.title</td><td>سلام</td>', 'html', 'سلام'],
      ['| app.title | سلام |\n| --- | --- |\n| app.json | خوب |', 'markdown', 'سلام\nخوب'],
      ['Node.js\n\nسلام', 'markdown', 'سلام'],
    ] as const)
      assert.equal(await heard(text, kind), wanted, text);
  });

  const samples: readonly (readonly [FormatName, string, string, string])[] = [
    ['markdown', 'دستور `npm install` را بزن.', 'دستور — را بزن.', 'دستور npm install را بزن.'],
    ['markdown', '`npm` را نصب کن.', 'را نصب کن.', 'npm را نصب کن.'],
    ['markdown', 'این‌ها: `a` و **`b`**', 'این‌ها: — و', 'این‌ها: a و b'],
    ['markdown', 'تابع ``a`b`` است.', 'تابع — است.', 'تابع a`b است.'],
    ['plain', 'دستور `npm install` را بزن.', 'دستور — را بزن.', 'دستور npm install را بزن.'],
    ['html', 'دستور <code>npm i</code> را بزن.', 'دستور — را بزن.', 'دستور npm i را بزن.'],
    ['latex', 'دستور \\texttt{npm i} را بزن.', 'دستور — را بزن.', 'دستور npm i را بزن.'],
    ['restructuredText', 'دستور ``npm i`` را بزن.', 'دستور — را بزن.', 'دستور npm i را بزن.'],
    ['asciidoc', 'دستور `npm i` را بزن.', 'دستور — را بزن.', 'دستور npm i را بزن.'],
  ];
  for (const [kind, text, paused, spoken] of samples)
    it(`is inline code as the user wants it, a pause or spoken: ${kind}, ${text}`, async () => {
      assert.equal((await heard(text, kind)).trim(), paused);
      assert.equal(await heard(text, kind, 'spoken'), spoken);
    });

  it('is in order, without overlap and in its place, whatever stands there', async () => {
    const part = fc.constantFrom(
      'سلام',
      'Node.js',
      '`a.b`',
      '#یک_دو',
      '**',
      '[',
      '](x.y)',
      ' ',
      '\n',
      '\n\n',
      '<b>',
      '</b>',
      '| ',
      'x.y',
      '.',
      '«',
      '»',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 30 }),
        fc.constantFrom('pause', 'spoken'),
        async (parts, code) => {
          const document = parts.join('');
          const { passages } = await proseOf(document, 'markdown', 'markdown');
          const runs = spokenPassages(document, passages, code).flatMap((passage) => passage.runs);
          let utf16End = 0;
          for (const run of runs) {
            assert.ok(run.utf16Start >= utf16End && run.utf16End > run.utf16Start, document);
            utf16End = run.utf16End;
          }
          await heard(document, 'markdown', code);
        },
      ),
    );
  });

  it('is found in linear time', async () => {
    for (const unit of ['`', '<code>', '](', 'a.b ', 'a.', '<b ', '**[Node.js'])
      await heard(`سلام ${unit.repeat(80_000 / unit.length)} دنیا`, 'plain', 'spoken');
  }).timeout(10_000);
});
