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
    ['دست شما درد نکنه، غذا عالی بود.', 'Thank you very much, food was excellent.'],
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
