import {
  routes,
  TRANSLATE_MULTIPLIER,
  type TranslateRequest,
  type TranslateResponse,
  type Warning,
} from '../../contract/index.ts';
import type { Analysis, Engine, PinnedPronunciations, Token } from '../../engine/index.ts';
import { codePointLength } from '../../text/codePoints.ts';
import { doubtfulWarnings } from '../translation/doubtfulWarnings.ts';
import type { FluentTranslation } from '../translation/fluentTranslation.ts';
import { RecentLinks } from '../translation/recentLinks.ts';
import type { TextOperation, TextResult } from './textOperations.ts';

type Translated = Pick<TranslateResponse, 'translation' | 'warnings'> & { readonly engine_version?: string };

/**
 * `POST /v1/translate`: by the fluent engine where it is installed, else, or where that fails, the draft. What the engine
 * knows of the words goes to `recentLinks`.
 */
export function translateOperation(
  fluent: FluentTranslation | undefined,
  recentLinks = new RecentLinks(),
): TextOperation<TranslateRequest, Promise<TextResult & Translated>> {
  return {
    route: routes.translate,
    multiplier: TRANSLATE_MULTIPLIER,
    variant: async () => fluent?.version(),
    isLasting: ({ warnings }) => !warnings.some(isDraftWarning),
    async run(engine, { text }, pronunciations, signal) {
      const analysis = engine.analyse(text, pronunciations);
      const version = await fluent?.version();
      const translated =
        fluent === undefined || version === undefined
          ? draft(engine, analysis, pronunciations)
          : await fluentOrDraft(engine, analysis, { fluent, version, signal, recentLinks, pronunciations });
      return { original: text, ...translated };
    },
  };
}

interface FluentUse {
  readonly fluent: FluentTranslation;
  readonly version: string;
  readonly signal: AbortSignal | undefined;
  readonly recentLinks: RecentLinks;
  readonly pronunciations: PinnedPronunciations | undefined;
}

async function fluentOrDraft(
  engine: Engine,
  analysis: Analysis,
  { fluent, version, signal, recentLinks, pronunciations }: FluentUse,
): Promise<Translated> {
  try {
    const translated = await fluent.translate(analysis, signal);
    const { translation, links } = translated;
    recentLinks.note(analysis.source, translation, links);
    const warnings = doubtfulWarnings(engine, analysis, translated, pronunciations);
    return { translation, warnings, engine_version: `${engine.version}+${version}` };
  } catch (error) {
    signal?.throwIfAborted();
    const { translation, warnings } = draft(engine, analysis, pronunciations);
    const failed = draftWarning(analysis.source, error instanceof Error ? error.message : String(error));
    return { translation, warnings: [failed, ...warnings] };
  }
}

function draft(
  engine: Engine,
  analysis: Analysis,
  pronunciations: PinnedPronunciations | undefined,
): Translated {
  const { translation, unknown } = engine.translate(analysis, pronunciations);
  return { translation, warnings: unknown.map(unknownWordWarning) };
}

/** A word that the draft carries as Pinglish. */
function unknownWordWarning(word: Pick<Token, 'source' | 'codePointStart' | 'codePointEnd'>): Warning {
  return {
    code: 'unknown_word',
    message: `“${word.source}” is not in the lexicon; the translation has it as Pinglish.`,
    source_start: word.codePointStart,
    source_end: word.codePointEnd,
  };
}

const DRAFT = 'fluent_translation_failed';

/** The fluent engine failed for `reason`, a sentence, so that the whole text has the draft. */
function draftWarning(text: string, reason: string): Warning {
  return {
    code: DRAFT,
    message: `This is a draft, for the fluent translation failed: ${reason}`,
    source_start: 0,
    source_end: codePointLength(text),
  };
}

function isDraftWarning({ code }: Warning): boolean {
  return code === DRAFT;
}
