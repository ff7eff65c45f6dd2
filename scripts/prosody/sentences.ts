/** What is spoken to be measured: each sentence with one focus and, unless it is said otherwise, a verb at its end. */

export const STATEMENTS: readonly string[] = [
  'مادرم دیروز نان تازه خرید.',
  'کودکان در حیاط مدرسه بازی می‌کنند.',
  'برادر بزرگم نامه‌ی بلندی نوشت.',
  'باران آرام روی بام خانه می‌بارد.',
  'همسایه‌ی ما باغ کوچکی دارد.',
  'دانش‌آموزان درس امروز را خواندند.',
  'پدربزرگ برای نوه‌ها داستانی گفت.',
  'این کتاب درباره‌ی تاریخ ایران است.',
  'شما فردا به شهر می‌روید.',
  'دوستم ساعت قدیمی را تعمیر کرد.',
];

/** The same sentences asked: only their melody tells them apart. */
export const YES_NO_QUESTIONS: readonly string[] = STATEMENTS.map((text) => text.replace('.', '؟'));

export const WH_QUESTIONS: readonly string[] = [
  'برادرم دیروز چه خرید؟',
  'شما کجا زندگی می‌کنید؟',
  'مادر کی به خانه آمد؟',
  'چرا باران نمی‌بارد؟',
  'چه کسی این نامه را نوشت؟',
];

/** Two clauses; the pause stands between them. */
export const WITH_COMMA: readonly string[] = [
  'هوا سرد بود، ولی ما بیرون رفتیم.',
  'نان خریدم، شیر هم آوردم.',
  'اگر باران ببارد، در خانه می‌مانیم.',
];

export const TWO_SENTENCES: readonly string[] = [
  'هوا سرد بود. ما بیرون رفتیم.',
  'نان خریدم. شیر هم آوردم.',
  'باران می‌بارد. در خانه می‌مانیم.',
];

export const SIBILANTS: readonly string[] = [
  'سه پسر ساعت شش شام می‌خورند.',
  'آسمان شب پر از ستاره شد.',
  'دوست شاعرم شعر ساده می‌نویسد.',
];
