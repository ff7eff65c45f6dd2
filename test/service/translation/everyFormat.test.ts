import assert from 'node:assert/strict';
import fc from 'fast-check';
import { disguise } from '../../../src/client/text/disguise.ts';
import type { Answer } from '../../../src/document/answers/answeredParts.ts';
import { type PartChange, partChanges } from '../../../src/document/answers/changes.ts';
import { splitEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import { proseKind } from '../../../src/document/prose/formats.ts';
import { alignTranslation } from '../../../src/service/translation/alignTranslation.ts';
import { translateFluently } from '../../../src/service/translation/fluentText.ts';
import { testEngine } from '../../support/engine.ts';
import { testGrammars } from '../../support/grammarFiles.ts';
import { documentIn, LANGUAGE_FRAMES, SIGNED_FRAMES } from '../../support/languageFrames.ts';
import { allTargets } from '../../support/targets.ts';
import { assertKept, linkedWords } from '../../support/translators.ts';

function aligned(text: string, translation: string): Answer {
  return { text: translation, words: linkedWords(alignTranslation(testEngine(), { text, translation })) };
}

const draft = (text: string) => testEngine().translate(testEngine().analyse(text)).translation;

/** Each engine with an English of its own: the words of the fluent one stand in another order. */
const engines: Readonly<Record<string, (text: string) => Promise<Answer>>> = {
  draft: async (text) => aligned(text, draft(text)),
  fluent: async (text) => {
    const backwards = async (html: string) =>
      (html.match(/<i [^>]*>[^<]*<\/i>/g) ?? []).toReversed().join(' ');
    const { translation, links } = await translateFluently(testEngine().analyse(text), backwards);
    return { text: translation, words: linkedWords(links) };
  },
  hosted: hosted((english) => english),
};

/** What a hosted service may do with the words that stand for what is not prose, and with the others. */
const carelessly: Readonly<Record<string, (english: string) => string>> = {
  'puts words in another order': (english) =>
    english
      .split('\n')
      .map((line) => line.split(' ').reverse().join(' '))
      .join('\n'),
  'loses a stand-in': (english) => english.replace(/\b[XZQ]+1\b/, ''),
  'doubles a stand-in': (english) => english.replace(/\b[XZQ]+1\b/, '$& $&'),
  'writes stand-ins small': (english) => english.replace(/\b[XZQ]+\d+\b/g, (word) => word.toLowerCase()),
  'divides stand-ins': (english) => english.replace(/\b([XZQ]+)(\d+)\b/g, '$1 $2'),
  'brings signs': (english) => english.replace(/ (\w+)/g, ' "$1" **$1** {a} <b> \\n $x$ `c` [l](u) | #'),
};

function hosted(change: (english: string) => string): (text: string) => Promise<Answer> {
  return async (text) => {
    const { text: sent, reveal } = disguise(text);
    return aligned(text, reveal(change(draft(sent))));
  };
}

const grammars = testGrammars();
const sentences = fc.constantFrom(
  'این کتاب خوب است.',
  'من دیروز به خانه رفتم',
  'نام او مریم است و در شهر بزرگ کار می‌کند',
  'پرونده را باز کن',
  'چرا نمی‌آیی؟',
  'سلام',
);

for (const [name, translate] of Object.entries(engines))
  describe(`A document that is translated by the ${name} engine`, () => {
    for (const language of Object.keys({ ...LANGUAGE_FRAMES, ...SIGNED_FRAMES }))
      it(`keeps in ${language} all that is not prose, in its order`, () => keepsAll(language, translate));
  });

for (const [what, change] of Object.entries(carelessly))
  describe(`A document that is translated by a hosted service that ${what}`, () => {
    for (const language of Object.keys({ ...LANGUAGE_FRAMES, ...SIGNED_FRAMES }))
      it(`keeps in ${language} all that is not prose, in its order`, () =>
        keepsAll(language, hosted(change)));
  });

async function keepsAll(language: string, translate: (text: string) => Promise<Answer>): Promise<void> {
  const frames = [...(LANGUAGE_FRAMES[language] ?? []), ...(SIGNED_FRAMES[language] ?? [])];
  await fc.assert(
    fc.asyncProperty(documentIn(frames, sentences), async ({ kept, prose }) => {
      const text = kept.map((each, at) => each + (prose[at] ?? '')).join('');
      const kind = proseKind(language, '');
      const { passages } = await proseOf(text, kind, language, { grammars });
      const whole = { utf16Start: 0, utf16End: text.length };
      const all: PartChange[] = [];
      for (const target of allTargets(text, passages, whole, { hasContext: false })) {
        const parts = splitEnglish(target, await translate(target.text), text, kind);
        for (const change of partChanges(text, parts ?? [])) {
          assertKept({ text, kind, passages }, change);
          all.push(change);
          assert.doesNotMatch(change.text, /\b[XZQ]+ ?\d/i);
        }
      }
      all.sort((a, b) => a.utf16Start - b.utf16Start);
      assert.ok(
        all.every(({ utf16Start }, at) => utf16Start >= (all[at - 1]?.utf16End ?? 0)),
        text,
      );
    }),
    { numRuns: 8 },
  );
}
