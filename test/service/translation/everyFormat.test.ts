import fc from 'fast-check';
import { disguise } from '../../../src/client/text/disguise.ts';
import type { Answer } from '../../../src/document/answers/answeredParts.ts';
import { partChanges } from '../../../src/document/answers/changes.ts';
import { divideEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { proseOf } from '../../../src/document/prose/formats.ts';
import { proseKind } from '../../../src/document/prose/kinds.ts';
import { targetsWithin } from '../../../src/document/targets/targets.ts';
import { translateFluently } from '../../../src/service/translation/fluentText.ts';
import { alignTranslation } from '../../../src/service/translation/links/alignTranslation.ts';
import { testEngine } from '../../support/engine.ts';
import { testGrammars } from '../../support/grammarFiles.ts';
import { documentIn, LANGUAGE_FRAMES } from '../../support/languageFrames.ts';
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
  hosted: async (text) => {
    const { text: sent, reveal } = disguise(text);
    return aligned(text, reveal(draft(sent)));
  },
};

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
    for (const [language, parts] of Object.entries(LANGUAGE_FRAMES))
      it(`keeps in ${language} all that is not prose, in its order`, () =>
        fc.assert(
          fc.asyncProperty(documentIn(parts, sentences), async ({ kept, prose }) => {
            const text = kept.map((each, at) => each + (prose[at] ?? '')).join('');
            const kind = proseKind(language, '');
            const { passages } = await proseOf(text, kind, language, { grammars });
            const whole = { utf16Start: 0, utf16End: text.length };
            for (const target of targetsWithin(text, passages, whole, { hasContext: false })) {
              const parts = divideEnglish(target, await translate(target.text), text, kind);
              for (const change of partChanges(text, parts ?? [])) assertKept(text, passages, change);
            }
          }),
          { numRuns: 8 },
        ));
  });
