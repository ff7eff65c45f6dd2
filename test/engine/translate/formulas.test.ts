import assert from 'node:assert/strict';
import { testEngine } from '../../support/engine.ts';

function check(persian: string, english: string): void {
  const engine = testEngine();
  assert.equal(engine.translate(engine.analyse(persian)).translation, english);
}

const SENTENCES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'what is said as a whole on an occasion': [
    ['خسته نباشید', 'Well done for your hard work'],
    ['دستت درد نکنه!', 'Thank you very much!'],
    ['شب بخیر', 'Good night'],
    ['حالت چطوره؟', 'How are you?'],
    ['چه خبر؟', "What's new?"],
    ['قابلی نداره.', "Don't mention it."],
    ['تولدت مبارک!', 'Happy birthday!'],
    ['نوش جان.', 'Enjoy your meal.'],
  ],
  'several in one sentence': [
    ['سلام، حالت چطوره؟', 'Hello, how are you?'],
    ['سلام و خسته نباشید.', 'Hello and well done for your hard work.'],
    ['ممنون دستت درد نکنه', 'Thank you, thank you very much'],
  ],
  'to whom it is said': [
    ['خسته نباشید همکاران.', 'Well done for your hard work, colleagues.'],
    ['تولدت مبارک برادر!', 'Happy birthday, brother!'],
  ],
  'where somebody is welcome and what is congratulated on': [
    ['به تهران خوش آمدید.', 'Welcome to Tehran.'],
    ['خوش آمدید به تهران.', 'Welcome to Tehran.'],
    ['خانهٔ جدیدت مبارک!', 'Congratulations on your new house!'],
  ],
  'beside a sentence of their own': [
    ['ببخشید دیر کردم.', 'Sorry, I was late.'],
    ['ببخشید، این کتاب شماست؟', 'Excuse me, is this your book?'],
    ['دست شما درد نکنه، غذا عالی بود.', 'Thank you very much, the food was excellent.'],
  ],
  'with their pieces written apart': [
    ['خواهش می کنم', "You're welcome"],
    ['خواهش میکنم', "You're welcome"],
    ['دلم برات تنگ شده بود', 'I missed you'],
  ],
  'but the same words as part of a sentence keep their own meaning': [
    ['به من سلام کرد.', 'He greeted me.'],
    ['اگر خسته نباشید، می‌رویم.', 'If you are not tired, we go.'],
    ['از خدا تشکر کرد.', 'He thanked God.'],
  ],
};

describe('formulas of courtesy and greeting in the draft', () => {
  for (const [what, sentences] of Object.entries(SENTENCES))
    it(what, () => {
      for (const [persian, english] of sentences) check(persian, english);
    });
});

const SLOTTED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'what stands between two parts, in the place that English has for it': [
    ['دلم برای مادرم تنگ شده.', 'I miss my mother.'],
    ['تفاوت اسب و الاغ چیست؟', 'What is the difference between the horse and the donkey?'],
    ['از این فیلم خیلی خوشم آمد.', 'I really liked this film.'],
    [
      'به اطلاع همکاران می‌رساند که جلسه لغو شد.',
      'This is to inform colleagues that the meeting was cancelled.',
    ],
  ],
  'what stands before it, which is its subject': [
    ['برخی پزشکان بر این باورند که خواب مهم است.', 'Some doctors believe that sleep is important.'],
    ['بچه آرام گرفت و مادر خوابش برد.', 'The child calmed down and the mother fell asleep.'],
  ],
  'what stands behind it, up to a sign': [
    ['پیرو نامه شماره ۱۲۳، قرارداد لغو شد.', 'Further to letter No. 123, the contract was cancelled.'],
  ],
  'a verb that fits what it is about': [
    ['از مسافران تقاضا می‌شود در خانه بمانند.', 'Passengers are kindly requested to stay at home.'],
    ['از راننده تقاضا می‌شود در خانه بماند.', 'The driver is kindly requested to stay at home.'],
  ],
  'what somebody is to do': [
    [
      'از کارکنان انتظار می‌رود که در جلسه حاضر شوند و گزارش دهند.',
      'The employees are expected to be present at the meeting and to report.',
    ],
    ['خواهشمند است فردا به دفتر مراجعه کنید.', 'Please go to the office tomorrow.'],
    ['لازم است شما فرم را پر کنید.', 'You need to fill in the form.'],
    ['لازم نیست نگران باشی.', 'You do not need to worry.'],
  ],
};

describe('formulas with slots in the draft hold', () => {
  for (const [what, sentences] of Object.entries(SLOTTED))
    it(what, () => {
      for (const [persian, english] of sentences) check(persian, english);
    });
  it('no verb, and nothing that is no noun phrase', () => {
    const engine = testEngine();
    const english = (text: string): string => engine.translate(engine.analyse(text)).translation;
    assert.doesNotMatch(english('دلم برای بچه‌ای که جایش تنگ شده سوخت.'), /miss/);
    assert.doesNotMatch(english('او از پدرش تقاضا می‌کند که بماند.'), /requested to/);
  });
});
