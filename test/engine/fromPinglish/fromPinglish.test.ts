import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { testEngineWithCounts } from '../../support/engine.ts';

describe('Pinglish in Persian letters', () => {
  const engine = testEngineWithCounts();
  const persian = (text: string): string => engine.fromPinglish(text).persian;
  const all = (pairs: Readonly<Record<string, string>>): void => {
    const found = Object.keys(pairs).map((typed) => [typed, persian(typed)]);
    assert.deepEqual(Object.fromEntries(found), pairs);
  };

  it('is no English sentence, though its words could be Persian ones', () => {
    for (const english of [
      'He is a man.',
      'I am Ali',
      'we are here',
      'I like it.',
      'Man is mortal.',
      'To be or not to be',
      'English stays here, he is a man.',
      'I am at home now.',
    ])
      assert.equal(persian(english), english);
    all({ 'in bad did': 'این بعد دید', 'man to ro did': 'من تو رو دید' });
  });

  it('is the same whatever stands in other lines', () => {
    for (const line of ['Hi Ali, see you tomorrow at 5.', 'salam be hame', 'in ketab-haa-ye jadid'])
      for (const other of ['salaam, chetori', 'zendegi khoob', 'see you'])
        assert.equal(persian(`${other}\n\n${line}`).split('\n')[2], persian(line));
  });

  it('has no hyphen within a word that is typed with one', () => {
    all({
      'in ketab-haa-ye jadid': 'این کتاب‌های جدید',
      'gol-ha-ye khoob': 'گل‌های خوب',
      'salam-salam': 'سلام-سلام',
    });
  });

  it('is what people type in messages', () => {
    all({
      'salam chetori, emrooz mikham beram khoone': 'سلام چطوری، امروز می‌خوام برم خونه',
      'man ketab khoob ro khoondam': 'من کتاب خوب رو خوندم',
      'delam barat tang shode': 'دلم برات تنگ شده',
      'nemidoonam chera zang nazad': 'نمی‌دونم چرا زنگ نزد',
    });
  });

  it('leaves smileys as they were typed', () => {
    all({
      'mersi :) ;) khodahafez': 'مرسی :) ;) خداحافظ',
      'salam:) khubi;) ?': 'سلام:) خوبی;) ؟',
      'dooset daram <3': 'دوستت دارم <3',
      'salam :D :P :-D :-P :/ :( ;-) (: xD XD :o :3': 'سلام :D :P :-D :-P :/ :( ;-) (: xD XD :o :3',
      'salam <3, khubi? ;)': 'سلام <3، خوبی؟ ;)',
      'khubi :)) bale =) ^_^ -_- o_O': 'خوبی :)) بله =) ^_^ -_- o_O',
    });
  });

  it('has all signs in a row as Persian has them, and a number with its sign', () => {
    all({
      'khubi??': 'خوبی؟؟',
      'khubi?!?! bale!?': 'خوبی؟!؟! بله!؟',
      'khubi ? ?': 'خوبی ؟ ؟',
      '50% takhfif dare': '۵۰٪ تخفیف داره',
      'takhfif 50 % dare': 'تخفیف ۵۰ ٪ داره',
      'tarikh 1402/05/12 bood': 'تاریخ ۱۴۰۲/۰۵/۱۲ بود',
      '12.5% bood': '۱۲.۵٪ بود',
      'is it 50% off? bale': 'is it 50% off? بله',
      'what?? khubi': 'what?? خوبی',
    });
  });

  it('keeps commas between English words, and puts Persian ones between Persian', () => {
    all({
      'You know, i love you azizam. khubi?': 'You know, i love you azizam. خوبی؟',
      'khob, you know, i love you azizam, khodahafez': 'خوب، you know, i love you عزیزم، خداحافظ',
      'api, server, docker ro avaz kardam': 'api، server، docker رو عوض کردم',
      'by the way, farda miam': 'by the way، فردا میام',
      'salam, khubi; bale': 'سلام، خوبی؛ بله',
    });
  });

  it('is the same word however its sounds are spelled', () => {
    for (const typed of ['khoob', 'khub', 'khoub', 'xub']) assert.equal(persian(typed), 'خوب', typed);
    for (const typed of ['ketab', 'ketaab', 'ketāb', 'Ketab']) assert.equal(persian(typed), 'کتاب', typed);
    for (const typed of ['daneshgah', 'daaneshgaah', 'dāneshgāh']) assert.equal(persian(typed), 'دانشگاه');
    assert.equal(persian('salaaaaam'), 'سلام');
  });

  it('has its endings written as standard orthography has them', () => {
    all({
      'ketabhaye man': 'کتاب‌های من',
      'ketab ha ye man': 'کتاب‌های من',
      'karhaye man': 'کارهای من',
      'bozorgtarin shahr': 'بزرگ‌ترین شهر',
      'khaneye ma': 'خانه‌ی ما',
      'mi ravam': 'می‌روم',
      nemikhastim: 'نمی‌خواستیم',
      'bar migardam': 'برمی‌گردم',
      'rafte am': 'رفته‌ام',
      ranandegan: 'رانندگان',
    });
  });

  it('chooses among words that are typed alike by their neighbours', () => {
    all({
      'sad nafar amadand': 'صد نفر آمدند',
      'aab poshte sad jam shod': 'آب پشت سد جمع شد',
    });
  });

  it('keeps addresses, names of accounts, code and English', () => {
    const kept = [
      'https://example.com/salam',
      'ali@example.com',
      '@ali_reza',
      'getUserName()',
      'print()',
      '`npm run`',
    ];
    for (const each of kept) assert.ok(persian(`man ${each} ra didam`).includes(each), each);
    const english = 'please send me the file and let me know what you think';
    assert.equal(persian(english), english);
    assert.equal(persian('farda deadline darim'), 'فردا deadline داریم');
  });

  it('has Persian signs where the words became Persian, and only there', () => {
    assert.equal(persian('salam, khoobi? are; merci.'), 'سلام، خوبی؟ آره؛ مرسی.');
    assert.equal(persian('is this your file, or not?'), 'is this your file, or not?');
  });

  it('leaves English words Latin and says what a light verb behind them says', () => {
    all({
      'merge kardam': 'merge کردم',
      'push kardam': 'push کردم',
      'ro push': 'رو push',
      'fix shod, test fail shod': 'fix شد، تست fail شد',
      'bug ha ro fix kon': 'bug‌ها رو fix کن',
      'pull to master': 'pull to master',
      'commit o push kardim': 'commit و push کردیم',
    });
  });

  it('takes words that are Persian and English by what stands beside them', () => {
    all({
      'man to ro mibinam': 'من تو رو می‌بینم',
      'in bad nist': 'این بد نیست',
      'on dare mikhabe': 'اون داره می‌خوابه',
      'dare khoone ro baz kon': 'در خونه رو باز کن',
      'man goftam "are you sure" goft na': 'من گفتم "are you sure" گفت نه',
      "that's funny dige": "that's funny دیگه",
      'goft how are you man khandam gereft': 'گفت how are you من خندم گرفت',
    });
  });

  it('knows the spellings of chats', () => {
    all({
      'slm chtri': 'سلام چطوری',
      'miam, miay?': 'میام، میای؟',
      'hatman, vaghean, aslan, felan, lotfan': 'حتماً، واقعاً، اصلاً، فعلاً، لطفاً',
      'mmnon mrc': 'ممنون مرسی',
      'inshallah mashallah': 'ان‌شاءالله ماشاءالله',
      'dooset daram': 'دوستت دارم',
      'in film ro dust daram': 'این فیلم رو دوست دارم',
      'ok okay oki': 'اوکی اوکی اوکی',
      'doros shod': 'درست شد',
      'doosesh daram, doosetoon daram': 'دوستش دارم، دوستتون دارم',
      'pesar khalam': 'پسرخاله‌م',
      'pesar khalash, dokhtar khalat, dokhtar amush': 'پسرخاله‌ش، دخترخاله‌ت، دخترعموش',
      'merc, mersi, khubi, chtr, khli, bshe': 'مرسی، مرسی، خوبی، چطور، خیلی، باشه',
      'nmdnm, nemidunam, kheyli, bashe': 'نمی‌دونم، نمی‌دونم، خیلی، باشه',
      'kodoom mahale': 'کدوم محله',
      mididish: 'می‌دیدیش',
    });
  });

  it('knows those spellings in whichever letters their sounds are typed', () => {
    all({
      'xob, xeily xoshal shodam': 'خوب، خیلی خوشحال شدم',
      'xaste nabashid, bebaxshid': 'خسته نباشید، ببخشید',
      'qorbounet beram, cheqadr dir kardy': 'قربونت برم، چقدر دیر کردی',
      'miram khouneh, misheh?': 'می‌رم خونه، می‌شه؟',
      'chetory, koja miry': 'چطوری، کجا می‌ری',
    });
  });

  it('knows the commonest words without their vowels, but not what is another word as it stands', () => {
    all({
      'mkhm bgm k dlm brat tng shde': 'می‌خوام بگم که دلم برات تنگ شده',
      'zng zdm jvb ndadi': 'زنگ زدم جواب ندادی',
      'hnuz nrsidm': 'هنوز نرسیدم',
      'dastet dard nakone': 'دستت درد نکنه',
      'ketab ro kond mikhoonam': 'کتاب رو کند می‌خونم',
    });
  });

  it('keeps abbreviations of the net, compounds of English words and what is typed as no Persian is', () => {
    all({
      'plz bia, lol, btw farda': 'plz بیا، lol، btw فردا',
      'timesheet ro por kon': 'timesheet رو پر کن',
      'code review ro tamoom kardam': 'code review رو تموم کردم',
      'video call bezan': 'video call بزن',
    });
  });

  it('writes no half-space inside a word that nobody writes so', () => {
    all({
      'test kardam': 'تست کردم',
      'team ma': 'تیم ما',
      'ketaba ro bede': 'کتابا رو بده',
      'bacheharo bebar': 'بچه‌ها رو ببر',
      'dar ro baz kon': 'در رو باز کن',
      bro: 'برو',
    });
  });

  it('writes a title before a name, and takes its dot', () => {
    all({
      'dr ahmadi': 'دکتر احمدی',
      'Dr. rezaei': 'دکتر رضایی',
      'mr karimi': 'آقای کریمی',
      'mrs hosseini': 'خانم حسینی',
      'eng. moradi': 'مهندس مرادی',
      mrs: 'مرسی',
    });
  });

  it('writes loan words in Persian or in Latin letters', () => {
    assert.equal(persian('file ro befrest'), 'فایل رو بفرست');
    assert.equal(
      engine.fromPinglish('file ro bebar cinema', { loanWords: 'latin' }).persian,
      'file رو ببر cinema',
    );
  });

  it('has Persian digits among Persian words, and Latin ones in versions, names and English', () => {
    all({
      'saat 7 miam, ghatar 10:30 mire': 'ساعت ۷ میام، قطار ۱۰:۳۰ می‌ره',
      '20 nafar boodim, 1,500 toman shod': '۲۰ نفر بودیم، ۱٬۵۰۰ تومن شد',
      'python 3.11 nasb kardam': 'python 3.11 نصب کردم',
      'noskhe 2.4.1 kharabe': 'نسخه 2.4.1 خرابه',
      'bug #12 ro fix kon': 'bug #12 رو fix کن',
      'see you at 5': 'see you at 5',
      '5G nadarim': '5G نداریم',
      '1402 12 7': '1402 12 7',
    });
    const { alignment } = engine.fromPinglish('ta 7 miam');
    assert.deepEqual(
      alignment.map(({ source, written }) => [source, written]),
      [
        ['ta', 'تا'],
        ['7', '۷'],
        ['miam', 'میام'],
      ],
    );
  });

  it('reads a 6 among letters as the sound with which its name begins', () => {
    all({
      'da6tam, 6abet khosh': 'داشتم، شبت خوش',
      'kho6 bash': 'خوش باش',
      '6ta ketab': '۶تا کتاب',
      'x86 o base64': 'x86 و base64',
    });
  });

  it('writes what is said of a silent ه before endings with it', () => {
    all({
      'khoonamoon, bachatoon, safhash': 'خونه‌مون، بچه‌تون، صفحه‌ش',
      'bastaro gereftam': 'بسته رو گرفتم',
      'maghazam baze': 'مغازه‌م بازه',
      'ghaza pokhtam': 'غذا پختم',
    });
  });

  it('parts words that are typed without a space, and joins those that are one', () => {
    all({
      'file baznemishe': 'فایل باز نمی‌شه',
      'aslanbeto che': 'اصلاً به تو چه',
      'jam o joor kon': 'جمع‌وجور کن',
      'goft o goo kardim': 'گفت‌وگو کردیم',
      'payam hamo nemi di': 'پیام‌هامو نمی‌دی',
      'residi ye zang bezan': 'رسیدی یه زنگ بزن',
    });
  });

  it('takes an e at the end of a clause, or before what no ezafe stands before, for a verb', () => {
    all({
      'farda sobhe, na emshab': 'فردا صبحه، نه امشب',
      'ketabe khoob': 'کتاب خوب',
      'in akharin bare ke migam': 'این آخرین باره که می‌گم',
    });
  });

  it('joins endings to words that stay Latin or are loan words', () => {
    all({
      'log haye ghadimi': 'log‌های قدیمی',
      'file ha ro bede': 'فایل‌ها رو بده',
      'bugha ro fix kardam': 'bug‌ها رو fix کردم',
    });
  });

  it('writes forms of آوردن as chats do', () => {
    all({
      'biaram, biarim, nayar': 'بیارم، بیاریم، نیار',
      'miaram, dar miare': 'میارم، درمیاره',
    });
  });

  it('finds words whose vowels are left out, all or most of them, and clitics without theirs', () => {
    all({
      'frda miam khmoosh nakon': 'فردا میام خاموش نکن',
      'age khsti bia': 'اگه خواستی بیا',
      'nmikhm bbnmt': 'نمی‌خوام ببینمت',
      'nfhmdm chi gofti': 'نفهمیدم چی گفتی',
      'bia kenarm': 'بیا کنارم',
      'garm kon': 'گرم کن',
      'narm bargasht': 'نرم برگشت',
    });
  });

  it('takes e and a before y for each other', () => {
    all({ 'peyam dadam': 'پیام دادم', 'paygham dadam': 'پیغام دادم', 'ba ye doost': 'با یه دوست' });
  });

  it('writes imperatives with what they are about', () => {
    all({
      'bia bebaresh': 'بیا ببرش',
      'bezanesh kenar': 'بزنش کنار',
      'bendazesh too': 'بندازش تو',
      'nabaresh khoone': 'نبرش خونه',
      'farda mibinamet': 'فردا می‌بینمت',
    });
  });

  it('says how long, how old or how many behind a number', () => {
    all({
      '3 rooze nakhabidam': '۳ روزه نخوابیدم',
      '120 sale shi': '۱۲۰ ساله شی',
      'chand rooz moondi': 'چند روز موندی',
      '10 dgh dige': '۱۰ دقیقه دیگه',
      'dgh nemiam': 'دیگه نمیام',
      '20 daghighast inja am': '۲۰ دقیقه‌ست اینجام',
    });
  });

  it('does not join na and dar to a pronoun behind them', () => {
    all({ 'na man na to': 'نه من نه تو', 'dar in shahr': 'در این شهر' });
  });

  it('has candidates for each word where they are asked for, the likeliest between its neighbours first', () => {
    const candidates = (text: string) =>
      engine.fromPinglish(text, { withCandidates: true }).alignment.map((word) => word.candidates);
    const [sad = [], nafar = []] = candidates('sad nafar amadand');
    assert.equal(sad[0], 'سد');
    assert.ok(sad.length <= 3 && !sad.includes('صد') && new Set(sad).size === sad.length);
    assert.ok(!nafar.includes('نفر'));
    assert.equal(candidates('aab poshte sad jam shod')[2]?.[0], 'صد');
    assert.ok(candidates('in file kharabe')[1]?.includes('فیل'));
    assert.deepEqual(engine.fromPinglish('sad nafar').alignment[0]?.candidates, []);
  });

  it('writes what a user chose, whatever else the word could be', () => {
    const chosen = [
      { typed: 'Sad', persian: 'سد' },
      { typed: 'merge', persian: 'مِرج' },
      { typed: 'ketab-e', persian: 'کتابِ' },
      { typed: 'be har hal', persian: 'به‌هرحال' },
      { typed: 'sohrab', persian: 'سهرابو' },
      { typed: 'sohrab', persian: 'سهرابک' },
    ];
    const found = (text: string) => engine.fromPinglish(text, { chosen }).persian;
    assert.equal(found('sad nafar'), 'سد نفر');
    assert.equal(found('merge kardam'), 'مِرج کردم');
    assert.equal(found('ketab-e man'), 'کتابِ من');
    assert.equal(found('be har hal, be man'), 'به‌هرحال، به من');
    assert.equal(found('SOHRAB omad'), 'سهرابک اومد');
    assert.equal(found('salam'), 'سلام');
  });

  it('reads nearly all messages of a day as they are meant', () => {
    const letters = (text: string) => text.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
    const rows = readFileSync(new URL('messages.tsv', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    const wrong = rows.filter(([typed = '', meant = '']) => letters(persian(typed)) !== letters(meant));
    assert.ok(wrong.length <= 0.08 * rows.length, wrong.map(([typed]) => typed).join('\n'));
  });

  it('spells a name that nobody knows by its letters', () => {
    assert.equal(persian('Vamplorik'), 'وامپلوریک');
  });

  it('gives back what Harf itself writes', () => {
    const text = 'کتاب خوب را از دوست قدیمی پدرم گرفتم و به خانه بردم.';
    const analysis = engine.analyse(text);
    for (const style of ['readable', 'systematic'] as const)
      for (const vowelNotation of ['double_a', 'macron'] as const) {
        const { pinglish } = engine.pinglish(analysis, { style, vowelNotation });
        assert.equal(persian(pinglish), text, pinglish);
      }
  });

  it('leaves Persian text as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[آ-ی\u200c ۰-۹،؟.]{0,40}$/), (text) => {
        assert.deepEqual(engine.fromPinglish(text), { persian: text, alignment: [] });
      }),
    );
  });

  it('ties every word to what it came from, and keeps all between them', () => {
    const word = fc.constantFrom(
      'salam',
      'ketab',
      'ha',
      'ye',
      'e',
      'mi',
      'ravam',
      'the',
      'Xqzt',
      'khāne-ye',
      "ba'd",
    );
    const between = fc.constantFrom(' ', '-', '. ', '\n', ' 😀 ', ' سلام ', ' 12 ', ', ', '? ', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { maxLength: 12 }), (pairs) => {
        const text = pairs.flat().join('');
        const { persian: written, alignment } = engine.fromPinglish(text);
        const letters = Array.from(text);
        let rebuilt = '';
        let end = 0;
        for (const { codePointStart, codePointEnd, source, written: found } of alignment) {
          assert.ok(codePointStart >= end && codePointEnd > codePointStart);
          assert.equal(letters.slice(codePointStart, codePointEnd).join(''), source);
          rebuilt += letters.slice(end, codePointStart).join('') + found;
          end = codePointEnd;
        }
        rebuilt += letters.slice(end).join('');
        const latinSigns = (some: string) => some.replaceAll('،', ',').replaceAll('؟', '?');
        assert.equal(latinSigns(written), latinSigns(rebuilt));
        assert.ok(end <= codePointLength(text));
      }),
    );
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        engine.fromPinglish(text);
      }),
    );
  });
});
