/**
 * Second parts of compounds that are no words by themselves in prose, with whatever ending: دانش بنیان، بهره مند، اندازه
 * گیری. A closed class, that of derivation and of the stems of agents: which of its words may stand alone no dictionary says.
 */
const BOUND =
  'گر گری مند مندی ناک ناکی گاه گاهی بنیان پذیر پذیری ناپذیر ناپذیری انگیز انگیزی آمیز آمیزی گذار گذاری گزار گزاری گیری ' +
  'ریزی سازی رسانی یابی جویی برداری نگار نگاری نویس نویسی شناس شناسی شناختی پرداز پردازی افزار افزاری آموز آموزی طلب طلبی ' +
  'گرا گرایی محور محوری مدار مداری زدایی زدگی سنج سنجی بندی کننده کنندگی دهنده شونده گیرنده دارنده آوری پرور پروری ورز ورزی نشین ' +
  'نشینی پیما پیمایی گشایی آفرین آفرینی سرایی آزما آزمایی آرایی اندازی افکن افکنی خوانی فروشی پرست پرستی پوش پوشی ستیز ستیزی ' +
  'گریز گریزی شکن شکنی تراش تراشی دوزی بافی زاده وار واره سالار سالاری پژوه پژوهی نورد نوردی گستر گستری ربا ربایی فرسا فرسایی ' +
  'گردان گردانی نشانی خواری خوار زیستی ستانی گردی پزی فشان فشانی سپاری نوازی نواز بختانه انه ستان ستانی رانی برجا المللی';
const BOUND_PARTS = new Set(BOUND.split(' '));
/** Participles of agents in the plural: کنندگان. */
const AGENTS = /^(?:کنند|دهند|شوند|گیرند|دارند)(?:گان)$/;
const ENDINGS = [
  ...['ها', 'های', 'هایی', 'هایش', 'هایشان', 'هایمان', 'ان', 'انی', 'انش', 'انشان', 'ی', 'یش', 'یشان', 'یم'],
  ...['شان', 'مان', 'تان', 'تر', 'ترین', 'انه', 'ای', 'اش', 'ام'],
];

/** Whether a word is, as a rule, the second part of a compound, with or without endings. */
export function isBound(word: string): boolean {
  if (BOUND_PARTS.has(word) || AGENTS.test(word)) return true;
  return ENDINGS.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length).replace(/\u200c$/, '');
    return BOUND_PARTS.has(stem) || AGENTS.test(stem);
  });
}

/** First parts of compounds that seldom stand before a word of their own: خوش حال، هم کاری، نا امید. */
export const BOUND_FIRST: ReadonlySet<string> = new Set(
  'بی نا هم خوش بد نیم کم پر پیش باز فرا تک'.split(' '),
);
