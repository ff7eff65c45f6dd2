import type { Handler } from 'hono';
import {
  type AnalyseResponse,
  localRoutes,
  type WireToken,
  type WireWordReading,
} from '../../contract/index.ts';
import type { Engine, Token, WordAnalysis } from '../../engine/index.ts';
import type { EngineSource } from '../engineSource.ts';
import { decodeJson } from '../http/decodeJson.ts';
import type { ServiceEnv } from '../http/environment.ts';
import { requireJsonMediaType } from '../http/mediaType.ts';
import { readBody } from '../http/readBody.ts';
import { validate } from '../http/validate.ts';
import type { WordPins } from './wordPins.ts';

/** Serves `POST /x/analyse`: not metered, not in the contract. */
export function analyseRoute(source: EngineSource, pins: WordPins): Handler<ServiceEnv> {
  return async (context) => {
    const body = await readBody(context.req.raw);
    requireJsonMediaType(context.req.raw.headers);
    const { text } = validate(localRoutes.analyse.request, decodeJson(body));
    const engine = await source();
    const { readings } = pins.of(context.get('apiKey').account.environment);
    const answer: AnalyseResponse = {
      request_id: context.get('requestId'),
      engine_version: engine.version,
      tokens: engine.analyse(text, readings).tokens.map((token) => wireToken(engine, token)),
    };
    return context.json(answer);
  };
}

function wireToken(engine: Engine, token: Token): WireToken {
  const { codePointStart: source_start, codePointEnd: source_end, source, kind, word } = token;
  const place = { source_start, source_end, source };
  if (word === undefined) return { ...place, kind, ...NO_WORD };
  return {
    ...place,
    kind: 'word',
    ...wireReading(engine, token, word),
    ezafe: word.ezafe,
    confidence: word.confidence,
    alternatives: word.alternatives.map(({ reading, confidence }) => ({
      ...wireReading(engine, token, { ...word, reading, ezafe: 'none' }),
      confidence,
    })),
  };
}

const NO_WORD = {
  diacritized: null,
  pinglish: null,
  phonemes: null,
  lemma: null,
  part_of_speech: null,
  gloss: null,
  ezafe: null,
  confidence: null,
  alternatives: [],
};

/** The word of `token`, read as `word` says. */
function wireReading(engine: Engine, token: Token, word: WordAnalysis): WireWordReading {
  const { phonemes, lemma, partOfSpeech, gloss } = word.reading;
  const { diacritized, pinglish } = engine.describe({ ...token, word });
  return { diacritized, pinglish, phonemes, lemma, part_of_speech: partOfSpeech, gloss };
}
