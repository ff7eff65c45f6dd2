import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

function check(sentence: string, phonemes: string): void {
  const engine = testEngine();
  assert.equal(engine.phonemes(engine.analyse(sentence)), phonemes);
}

describe('talk as it is written', () => {
  it('is read as if no letter were held', () => {
    check('خیییلی خوبه', 'xeyli xube');
    check('سلااام عزیییزم', 'salAm azizam');
    check('نهههه باششششه', 'na bASe');
  });
  it('has e before clitics, wherever the sentence shows that it is spoken', () => {
    check('بعدش با مامانش رفتیم خرید', 'ba?deS bA mAmAneS raftim xarid');
    check('قبلش به خواهرت زنگ بزن دیگه', 'qableS be xAharet zang bezan dige');
    check('کیفت رو بده برات نگه دارم', 'kifet ro bede barAt negah dAram');
    check('دلش برات تنگ شده بود دیگه', 'deleS barAt tang Sode bud dige');
    check('عاشقتم دیوونه', 'ASeqetam divune');
    check('پولشم نداد', 'puleSam nadAd');
    check('بزرگترشم داریم', 'bozorgtareSam dArim');
    check('خواهرتم دعوته؟', 'xAharetam da?vate');
    check('مامانشم میاد؟', 'mAmAneSam miyAd');
    check('داداشتم می‌شناسم', 'dAdASetam miSenAsam');
    check('دوسِت دارم', 'duset dAram');
    check('اسمش چیه؟ یادم نیست', 'esmeS Ciye yAdam nist');
    check('قدش از من بلندتره', 'qaddeS az man bolandtare');
    check('حرفش رو باور نکن، دروغ می‌گه', 'harfeS ro bAvar nakon doruq mige');
    check('اون عوضش کرد', 'un avazeS kard');
    check('راستش رو بگو، دروغ نگو دیگه', 'rAsteS ro begu doruq nagu dige');
    check('ولش کن بابا', 'veleS kon bAbA');
    check('بی‌خیالش شو دیگه', 'bixiyAleS Sow dige');
    check('آخرشم نیومد', 'AxareSam nayumad');
    check('مخلصتم داداش', 'moxlesetam dAdAS');
    check('نگرانتم جواب بده', 'negarAnetam javAb bede');
  });
  it('has definite, copula, plural and object as endings, one on another', () => {
    check('این که تقصیر خودته', 'in ke taqsir-e xodete');
    check('اون ماشینه مال خودمه', 'un mASine mAl-e xodame');
    check('این کتابه رو از کجا خریدی', 'in ketAbe ro az kojA xaridi');
    check('اون دختره با پسره رفت', 'un doxtare bA pesare raft');
    check('شبت بخیر', 'Sabat bexeyr');
    check('حوصلم سر رفته', 'howselam sar rafte');
    check('سردمه پنجره رو ببند', 'sardame panjere ro beband');
    check('واسشون نون خریدم', 'vAsaSun nun xaridam');
    check('خوبین شما', 'xubin SomA');
    check('عکسامونو چاپ کردیم', 'aksAmuno CAp kardim');
    check('بچه‌هاشو نیاورده', 'baCCehASo nayAvarde');
    check('دخترشو فرستاد خارج', 'doxtareSo ferestAd xArej');
    check('کفشاتو دربیار', 'kafSAto darbiyAr');
    check('موهاش فر شده', 'muhAS fer Sode');
    check('خونه‌شون نزدیکه', 'xuneSun nazdike');
    check('چشماش خیلی قشنگه', 'CeSmAS xeyli qaSange');
    check('هر چی بگی قبوله', 'har Ci begi qabule');
    check('اینجوری نمی‌شه که', 'injuri nemiSe ke');
    check('کیا اومدن؟', 'kiyA umadan');
    check('خودمونه دیگه', 'xodemune dige');
    check('بچه‌مه، فداش شم', 'baCCame fadAS Sam');
    check('کجات درد می‌کنه؟', 'kojAt dard mikone');
    check('اینجاییم بیاین تو', 'injA?im biyAyn tu');
    check('ببخشید دیر جواب دادم', 'bebaxSid dir javAb dAdam');
  });
  it('has the object in one word with what it belongs to', () => {
    check('عکسارو فرستادم', 'aksAro ferestAdam');
    check('کلیدارو پیدا کردم', 'kelidAro peydA kardam');
    check('پولارو شمردی؟', 'pulAro Somordi');
    check('غذارو خوردین', 'qazAro xordin');
    check('اینجارو ببین', 'injAro bebin');
    check('مارو ندیدی؟', 'mAro nadidi');
    check('کفش‌هارو بده', 'kafShAro bede');
    check('ماه قبلو یادته', 'mAh qablo yAdete');
    check('هفته‌ی پیشو بگو', 'hafte-ye piSo begu');
  });
  it('has endings behind a silent ه, behind یکی and behind numerals', () => {
    check('مغازهه بسته بود', 'maqAzehe baste bud');
    check('خونهه خیلی بزرگه', 'xunehe xeyli bozorge');
    check('یکیش خرابه', 'yekiS xarAbe');
    check('اون بغلیه', 'un baqaliye');
    check('خیلی کلکیه', 'xeyli kalakiye');
    check('نفر سومه', 'nafar-e sevvome');
  });
  it('has the words of talk', () => {
    check('آبگوشت با ریحون', 'AbguSt bA reyhun');
    check('برنج با زعفرون', 'berenj bA za?ferun');
    check('سرش رو تکون داد', 'sareS ro tekun dAd');
    check('چن نفر بودن؟', 'Can nafar budan');
    check('چنتا کتاب داری', 'CantA ketAb dAri');
  });
  it('has the verbs of talk', () => {
    check('کاش بارون نیاد و بریم پارک', 'kAS bArun nayAd va berim pArk');
    check('دوستتم اومده بود', 'dustetam umade bud');
    check('خودشم نمی‌دونه چی می‌خواد', 'xodeSam nemidune Ci mixAd');
    check('دیرمه باید برم', 'dirame bAyad beram');
    check('بدش نمیاد بیاد', 'badeS nemiyAd biyAd');
    check('ببینش چقد نازه', 'bebineS Ceqad nAze');
    check('بگیرش نیفته', 'begireS nayofte');
    check('دیدمش دیروز تو مهمونی', 'didameS diruz tu mehmuni');
    check('فردا می‌بینمت دیگه', 'fardA mibinamet dige');
    check('گوشیتو بذار کنار', 'guSito bezAr kenAr');
    check('می‌ذارمش رو میز', 'mizArameS ru miz');
    check('نمیاین خونه‌ی ما؟', 'nemiyAyn xune-ye mA');
    check('وایسا منم بیام', 'vAysA manam biyAm');
    check('پاشین بریم خونه', 'pASin berim xune');
    check('می‌تونم بیام تو؟', 'mitunam biyAm tu');
    check('کردین یا نکردین؟', 'kardin yA nakardin');
    check('نرفته بودن هنوز', 'narafte budan hanuz');
    check('می‌خوام برم خونه', 'mixAm beram xune');
    check('بذار بره دیگه', 'bezAr bere dige');
    check('نریم بهتره', 'narim behtare');
    check('فرداش رفتن شمال', 'fardAS raftan SomAl');
    check('عکسو بفرس', 'akso beferes');
    check('بچه میفته', 'baCCe miyofte');
    check('الان میوفته', 'al?An miyofte');
    check('مواظب باش بیوفته', 'movAzeb bAS biyofte');
    check('اون نمیخاد بیاد', 'un nemixAd biyAd');
    check('میندازدش دور', 'mindAzadeS dur');
    check('آفتاب دراومده', 'AftAb darumade');
    check('دیدیش؟', 'didiS');
    check('کیفت رو گرفتیش؟', 'kifet ro gereftiS');
    check('فردا می‌بینیشون؟', 'fardA mibiniSun');
  });
  it('tells people in the plural not to do what looks like a compound of sitting', () => {
    check('خسته نشین', 'xaste naSin');
    check('اونجا نشین سرده', 'unjA naSin sarde');
    check('بارون میاد خیس نشین', 'bArun miyAd xis naSin');
    check('شهر نشین', 'Sahr neSin');
  });
  it('has the spellings of chats', () => {
    check('اصلا نمی‌تونس بخوابه', 'aslan nemitunes bexAbe');
    check('گف فردا میاد', 'gof fardA miyAd');
    check('چیزی نمی‌خواس', 'Cizi nemixAs');
    check('میخاستم بهت بگم', 'mixAstam behet begam');
    check('دیشب خوب نخابیدم', 'diSab xub naxAbidam');
    check('میخابی یا ن', 'mixAbi yA na');
    check('اونی ک دیدی داداشم بود', 'uni ke didi dAdASam bud');
    check('خعلی خوشگله', 'xeyli xoSgele');
    check('چخبر از بچه‌ها', 'Cexabar az baCCehA');
    check('سلام چخبرا', 'salAm CexabarA');
    check('لطفن زود بیا', 'lotfan zud biyA');
    check('بلاخره رسیدیم', 'bel?axare residim');
    check('همشون اونجا بودن', 'hameSun unjA budan');
    check('هیچکدوم نیومدن', 'hiCkodum nayumadan');
    check('یجوری درستش کن', 'yejuri dorosteS kon');
    check('اگ تونستی بیا', 'age tunesti biyA');
    check('فعلن خدافظ', 'fe?lan xodAfez');
    check('پاشدم دیدم کسی نیس', 'pASodam didam kasi nis');
    check('ازشون پرسیدم گفتن نمی‌دونن', 'azaSun porsidam goftan nemidunan');
    check('بهتون گفته بودم که نمیان', 'behetun gofte budam ke nemiyAn');
    check('خوشحالن که برگشتین', 'xoShAlan ke bargaStin');
    check('اینا کتابای منن', 'inA ketAbA-ye manan');
    check('ایندفعه نوبت توئه', 'indaf?e nowbat-e to?e');
    check('یه‌عالمه کار دارم', 'ye?Alame kAr dAram');
    check('حتمن میام پیشت', 'hatman miyAm piSet');
    check('چتونه شما؟', 'Cetune SomA');
    check('میومدن خونمون', 'miyumadan xunemun');
    check('اوردم برات', 'Avardam barAt');
    check('مامانت کجاست؟ دارم میام خونتون', 'mAmAnet kojAst dAram miyAm xunetun');
    check('داغونم امروز', 'dAqunam emruz');
    check('کراشم استوریمو دید', 'kerASam estorimo did');
    check('پیجمونو فالو کن', 'peyjemuno fAlow kon');
    check('آدرسو بده بیام', 'Adreso bede biyAm');
    check('همتون دعوتین', 'hametun da?vatin');
    check('قبلنا بهتر بود', 'qablanA behtar bud');
    check('دیروز اومدم خونتون نبودین', 'diruz umadam xunetun nabudin');
  });
});

describe('formal prose', () => {
  it('keeps the vowel of writing, and the names of letters', () => {
    check('کتابت را روی میز گذاشتم', 'ketAbat rA ru-ye miz gozAStam');
    check('مادرش او را به مدرسه برد', 'mAdaraS u rA be madrese bord');
    check('کتاب او را خواندم و پسندیدم', 'ketAb-e u rA xAndam va pasandidam');
    check('پدرش دستش را گرفت و رفتند', 'pedaraS dastaS rA gereft va raftand');
    check('حرف ک در پایان واژه می‌آید', 'harf-e kAf dar pAyAn-e vAZe miyAyad');
    check('نمایش و گرایش و پیدایش', 'namAyeS va gerAyeS va peydAyeS');
    check('غسل میت', 'qosl-e mayyet');
  });
});
