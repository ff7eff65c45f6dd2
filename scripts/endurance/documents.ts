/** Documents to work on: Persian prose in the shape of each language. */

export const languages = ['plaintext', 'markdown', 'python', 'latex', 'json'] as const;
export type Language = (typeof languages)[number];

const SENTENCES = [
  'کتابخانه‌ی کوچک شهر ما در سال گذشته با کمک مردم ساخته شد.',
  'هر روز صبح زود از خواب بیدار می‌شوم و کمی در باغ راه می‌روم.',
  'باران آرام می‌بارید و کودکان کنار پنجره نشسته بودند.',
  'مادر بزرگ برای ما داستان‌های قدیمی تعریف می‌کرد.',
  'این راه دراز از میان کوه‌ها و دره‌های سبز می‌گذرد.',
  'دوست من نامه‌ای نوشت و آن را با پست فرستاد.',
  'نان تازه‌ی نانوایی محله بوی خوبی دارد.',
  'دانشجویان در تالار بزرگ دانشگاه گرد آمدند.',
  'قطار ساعت هشت به ایستگاه رسید و مسافران پیاده شدند.',
  'پاییز که می‌آید، برگ‌های درختان زرد و سرخ می‌شوند.',
];

const EXTENSIONS: Readonly<Record<Language, string>> = {
  plaintext: 'txt',
  markdown: 'md',
  python: 'py',
  latex: 'tex',
  json: 'json',
};

/** The name of a file that VS Code takes for one of this language. */
export function fileName(language: Language, number: number): string {
  return `endurance-${number}.${EXTENSIONS[language]}`;
}

/**
 * A document of about `bytes` of UTF-8.
 * @param number stands in its sentences, so that no two documents have the same
 */
export function documentOf(language: Language, bytes: number, number: number): string {
  const { before, line, after } = shapes[language];
  const lines: string[] = [];
  for (let size = 0, index = 0; size < bytes; index++) {
    const next = line(sentence(number, index), index);
    lines.push(next);
    size += Buffer.byteLength(next) + 1;
  }
  return `${before}${lines.join('\n')}${after}`;
}

/** The sentence `index` of the document `number`: no two are the same. */
export function sentence(number: number, index: number): string {
  const digits = [number, index].map((each) => each.toLocaleString('fa', { useGrouping: false }));
  return `بند ${digits.join('٫')}: ${SENTENCES[index % SENTENCES.length]}`;
}

interface Shape {
  readonly before: string;
  readonly line: (text: string, index: number) => string;
  readonly after: string;
}

const shapes: Readonly<Record<Language, Shape>> = {
  plaintext: { before: '', line: (text, index) => (index % 5 === 4 ? `${text}\n` : text), after: '\n' },
  markdown: {
    before: '# عنوان\n\n',
    line: (text, index) =>
      [text, `- ${text}`, `**${text}** \`code\``, `\n## ${text}\n`, `[${text}](https://a.example)`][
        index % 5
      ] ?? text,
    after: '\n',
  },
  python: {
    before: '"""توضیح برنامه."""\n\n',
    line: (text, index) => (index % 2 === 0 ? `# ${text}` : `text_${index} = "${text}"`),
    after: '\n',
  },
  latex: {
    before: '\\documentclass{article}\n\\begin{document}\n',
    line: (text, index) => (index % 6 === 0 ? `\\section{${text}}` : text),
    after: '\n\\end{document}\n',
  },
  json: {
    before: '{\n  "نام": "متن"',
    line: (text, index) => `,\n  "key${index}": "${text}"`,
    after: '\n}\n',
  },
};
