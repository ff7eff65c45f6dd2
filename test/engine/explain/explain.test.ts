import assert from 'node:assert/strict';
import { type ExplainedWord, pinPronunciations } from '../../../src/engine/index.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';
import { testEngine } from '../../support/engine.ts';

const engine = testEngine();
const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

/** What is said of the first token that is written so. */
function explained(text: string, source: string, pins = pinPronunciations([])): ExplainedWord {
  const analysis = engine.analyse(text, pins);
  const at = analysis.tokens.findIndex((token) => token.source === source);
  const explanation = engine.explain(analysis, READABLE, pins).get(at);
  assert.ok(explanation, `${source} in ${text}`);
  return explanation;
}

/** The verb that `source` belongs to: infinitive, what it is, its words. */
function verb(text: string, source: string): string {
  const found = explained(text, source).verb;
  if (found === undefined) return '';
  const { infinitive, gloss, tense, person, negative, passive, progressive, parts } = found;
  const letters = Array.from(text);
  const words = parts.map(({ codePointStart, codePointEnd }) =>
    letters.slice(codePointStart, codePointEnd).join(''),
  );
  const kinds = Object.entries({ negative, passive, progressive }).flatMap(([name, is]) =>
    is ? [name] : [],
  );
  const first = gloss.split('; ', 1)[0];
  return [infinitive, first, [tense, person, ...kinds].join(' ').trim(), words.join(' ')].join(' | ');
}

function check(text: string, source: string, expected: string): void {
  assert.equal(verb(text, source), expected, text);
}

describe('the verbs of a text', () => {
  it('are told with their infinitive, tense and person', () => {
    check('آن‌ها به خانه رفتند.', 'رفتند', 'رفتن | go | past 6 | رفتند');
    check('نمی‌نویسم', 'نمی‌نویسم', 'نوشتن | write | present 1 negative | نمی‌نویسم');
    check('رفتن خوب است.', 'رفتن', 'رفتن | go | infinitive | رفتن');
    check('این خانه بزرگ است.', 'است', 'بودن | be | present 3 | است');
    check('آن‌ها اینجا نیستند.', 'نیستند', 'بودن | be | present 6 negative | نیستند');
  });

  it('are compounds with their complement, on each of their words', () => {
    const love = 'دوست داشتن | love | present 1 | دوست دارم';
    for (const source of ['دوست', 'دارم']) check('من تو را دوست دارم.', source, love);
    check('دوستت دارم', 'دوستت', 'دوست داشتن | love | present 1 | دوستت دارم');
    check('این را از دست دادند.', 'دست', 'از دست دادن | lose | past 6 | از دست دادند');
    assert.equal(verb('من تو را دوست دارم.', 'من'), '');
  });

  it('are compounds whose complement is described, has an article, or stands apart', () => {
    check('او کار زیادی کرده است.', 'کار', 'کار کردن | work | perfect 3 | کار کرده است');
    check('آن‌ها تصمیم مهمی گرفتند.', 'تصمیم', 'تصمیم گرفتن | decide | past 6 | تصمیم گرفتند');
    check('آن‌ها تصمیمی گرفتند.', 'گرفتند', 'تصمیم گرفتن | decide | past 6 | تصمیمی گرفتند');
    check('او شروع به کار کرد.', 'شروع', 'شروع کردن | start | past 3 | شروع کرد');
  });

  it('are no compounds where the noun is what somebody has', () => {
    check('من دوست خوبی دارم.', 'دارم', 'داشتن | have | present 1 | دارم');
    check('او دوستی دارد.', 'دارد', 'داشتن | have | present 3 | دارد');
  });

  it('are those of the translation', () => {
    const english = (text: string) => engine.translate(engine.analyse(text)).translation;
    for (const [text, source, told, translation] of [
      ['خسته شدم.', 'خسته', 'خسته شدن | get tired | past 1 | خسته شدم', 'I got tired.'],
      ['امیدوارم بیایی.', 'امیدوارم', 'امیدوار بودن | hope | present 1 | امیدوارم', 'I hope that you come.'],
      [
        'ما منتظر پاسخ شما هستیم.',
        'منتظر',
        'منتظر بودن | wait | present 4 | منتظر هستیم',
        'We wait your answer.',
      ],
      ['آن‌ها تصمیمی گرفتند.', 'تصمیمی', 'تصمیم گرفتن | decide | past 6 | تصمیمی گرفتند', 'They decided.'],
      ['چه کاری می‌کنی؟', 'می‌کنی', 'کردن | do | present 2 | می‌کنی', 'What work do you do?'],
      ['من دوست خوبی دارم.', 'دارم', 'داشتن | have | present 1 | دارم', 'I have a good friend.'],
    ] as const) {
      check(text, source, told);
      assert.equal(english(text), translation);
    }
  });

  it('do not reach over the end of a phrase with an ezafe', () => {
    for (const text of ['دوست من سه برادر دارد.', 'دوستِ من سه برادر دارد.'])
      check(text, 'دارد', 'داشتن | have | present 3 | دارد');
    check('وزیر ابراز نگرانی کرد.', 'ابراز', 'ابراز کردن | express | past 3 | ابراز کرد');
    check('این کار باعث مرگ سه نفر شد.', 'باعث', 'باعث شدن | cause | past 3 | باعث شد');
  });

  it('are verbs with a prefix', () => {
    check('فردا برمی‌گردم.', 'برمی‌گردم', 'برگشتن | come back | present 1 | برمی‌گردم');
    check('درآوردن سخت است.', 'درآوردن', 'درآوردن | take out | infinitive | درآوردن');
  });

  it('have their auxiliaries with them', () => {
    check('فردا خواهم رفت.', 'خواهم', 'رفتن | go | future 1 | خواهم رفت');
    check('دیگر کار نخواهم کرد.', 'کار', 'کار کردن | work | future 1 negative | کار نخواهم کرد');
    check('آن‌ها رفته بودند.', 'بودند', 'رفتن | go | pluperfect 6 | رفته بودند');
    check('داشتم به خانه می‌رفتم.', 'داشتم', 'رفتن | go | imperfect 1 progressive | داشتم می‌رفتم');
    check('من می روم.', 'می', 'رفتن | go | present 1 | می روم');
  });

  it('are passive with شدن', () => {
    check('این گفته شده است.', 'گفته', 'گفتن | say | perfect 3 passive | گفته شده است');
    check('این گفته خواهد شد.', 'شد', 'گفتن | say | future 3 passive | گفته خواهد شد');
    check('او شناخته می‌شود.', 'شناخته', 'شناختن | know | present 3 passive | شناخته می‌شود');
    check('این آثار حفظ شد.', 'حفظ', 'حفظ شدن | be preserved | past 3 | حفظ شد');
    const examined = 'مورد بررسی قرار گرفتن | be examined | past 3 | مورد بررسی قرار گرفت';
    check('این موضوع مورد بررسی قرار گرفت.', 'بررسی', examined);
  });

  it('do not reach over the end of a sentence or a blank line', () => {
    for (const border of ['. ', '\n\n', ' | '])
      check(`او مرا دوست${border}دارم`, 'دارم', 'داشتن | have | present 1 | دارم');
    check('او مرا دوست\nدارد.', 'دارد', 'دوست داشتن | love | present 3 | دوست دارد');
  });

  it('cost no more for each word of a long text', () => {
    const analysis = engine.analyse('دوست داشتم کتاب به خانه '.repeat(20_000));
    const used = cpuStopwatch();
    assert.equal(engine.explain(analysis, READABLE).size, 100_000);
    assert.ok(used() < 15_000);
  });
});

describe('the English of a word', () => {
  const gloss = (text: string, source: string) => explained(text, source).gloss;

  it('begins with the sense that fits its neighbours', () => {
    assert.equal(gloss('یک لیوان شیر نوشیدم.', 'شیر'), 'milk; lion; tap');
    assert.equal(gloss('شیر در جنگل خوابید.', 'شیر'), 'lion; milk; tap');
    assert.equal(gloss('شیر آب را باز کن.', 'شیر'), 'tap; milk; lion');
    assert.equal(gloss('آب پرتقال خوردم.', 'آب'), 'juice; water');
  });

  it('begins so in brackets, and with endings', () => {
    assert.equal(gloss('باغ وحش (شیرهای جنگل) را دیدیم.', 'شیرهای'), 'lion; milk; tap');
    assert.equal(gloss('شیر (۱۴۰۰) خوب است.', 'شیر'), 'milk; lion; tap');
  });

  it('is told by no word of another paragraph', () => {
    assert.equal(gloss('شیر\n\nجنگل', 'شیر'), 'milk; lion; tap');
  });

  it('is for a simple verb the same as the verb’s', () => {
    const { gloss: own, verb: told } = explained('آب پرتقال خوردم.', 'خوردم');
    assert.equal(own, 'drink; eat; hit');
    assert.equal(told?.gloss, own);
    assert.match(explained('درآوردن پول سخت است.', 'درآوردن').verb?.gloss ?? '', /^earn; /);
    assert.match(explained('سیب خوردم.', 'خوردم').verb?.gloss ?? '', /^eat; /);
  });

  it('is that of the draft', () => {
    for (const [text, source] of [
      ['شیر در جنگل غرید.', 'شیر'],
      ['شیر حمام چکه می‌کند.', 'شیر'],
    ] as const) {
      const [first = ''] = gloss(text, source).split('; ');
      assert.match(engine.translate(engine.analyse(text)).translation, new RegExp(`\\b${first}\\b`, 'i'));
    }
  });
});

describe('what says how a word is read', () => {
  it('is its sentence', () => {
    for (const [text, source] of [
      ['کرم در خاک است', 'کرم'],
      ['مثلاً خانهٔ ما', 'مثلاً'],
      ['خانهٔ ما', 'خانهٔ'],
    ] as const)
      assert.equal(explained(text, source).origin, 'context', source);
  });

  it('is the marks that its author wrote, before the list', () => {
    const pins = pinPronunciations([{ form: 'کرم', phonemes: 'kerm' }]);
    assert.equal(explained('کِرِم خریدم', 'کِرِم').origin, 'marks');
    assert.equal(explained('کِرِم خریدم', 'کِرِم', pins).origin, 'marks');
  });

  it('is the list, for a word in it and for the forms of one', () => {
    const pins = pinPronunciations([{ form: 'کرم', phonemes: 'kerm' }]);
    assert.equal(explained('کرم در خاک است', 'کرم', pins).origin, 'list');
    assert.equal(explained('کرم‌ها در خاک‌اند', 'کرم‌ها', pins).origin, 'list');
    assert.equal(explained('کرم در خاک است', 'خاک', pins).origin, 'context');
  });
});
