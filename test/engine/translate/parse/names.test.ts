import assert from 'node:assert/strict';
import { sentenceElements } from '../../../support/translationParts.ts';

/** The first word of a text in English. */
function firstOf(text: string): string {
  const [first] = sentenceElements(text);
  assert.ok(first?.kind === 'word', text);
  return first.english;
}

describe('a word in the place of a name', () => {
  const check = (pairs: Readonly<Record<string, string>>) =>
    assert.deepEqual(Object.fromEntries(Object.keys(pairs).map((text) => [text, firstOf(text)])), pairs);

  it('is spelled behind a title', () =>
    check({
      'آقای کیوان رستگار آمد': 'Mr. Keyvan Rastegar',
      'دکتر پاکدل بیمار را دید': 'Dr. Pakdel',
      'آقای کبوتر رفت': 'Mr. Kabutar',
      'جناب آقای دکتر حسن روشن آمد': 'Dr. Hasan Roshan',
      'مرحوم حاج آقا نیازی درگذشت': 'the late Haj Agha Niazi',
    }));

  it('is none where the title says who is meant', () =>
    check({
      'خانم دکتر آمد': 'doctor',
      'آقای رئیس نشست': 'head',
      'آقای محترم بفرمایید': 'sir',
      'دکترها آمدند': 'doctor',
      'استاد دانشگاه آمد': 'university professor',
    }));

  it('is spelled beside a given name', () => {
    check({
      'بهمن کریمی آمد': 'Bahman Karimi',
      'زهره خانم آمد': 'Zohreh Khanom',
      'ژان پل سارتر نوشت': 'Jean Paul Sartre',
    });
    const pair = sentenceElements('سارا و امید آمدند').flatMap((each) =>
      'english' in each ? each.english : [],
    );
    assert.deepEqual(pair.slice(0, 3), ['Sara', 'and', 'Omid']);
  });

  it('is translated where nothing names a person', () =>
    check({ 'بهمن کوه خطرناک است': 'avalanche', 'امید به آینده خوب است': 'hope', 'حسن شجاع است': 'Hasan' }));

  it('is spelled behind what is named so', () =>
    check({
      'هتل لاله بسته است': 'Laleh Hotel',
      'هتل سرینا دور است': 'Serena Hotel',
      'خیابان شهدا دور است': 'Shohada Street',
      'روستای سیارکلا دور است': 'village of Siarkola',
      'دانشگاه فردوسی مشهد': 'Ferdowsi University',
      'دانشگاه زاهدان بزرگ است': 'University of Zahedan',
      'شرکت سامسونگ فروخت': 'Samsung',
    }));

  it('is translated where it describes', () =>
    check({
      'هتل بزرگ': 'hotel',
      'بیمارستان کودکان': 'hospital',
      'خیابان شهر': 'street',
      'مدرسه علی': 'school',
      'رود ایران': 'river',
    }));

  it('is spelled as the title of a work', () =>
    check({
      'رمان «سووشون» خوب است': 'novel “Savushun”',
      'فیلم «باران» را دیدم': 'film “Baran”',
      'رستوران «خانه ما» گران است': '“Khane-ye Ma” Restaurant',
    }));
});
