import {
  analyseResponse,
  type WireToken,
  type WireVerb,
  type WireWordPronunciation,
  type WireWordToken,
} from '../../contract/index.ts';
import type { JsonObject } from './jsonObject.ts';
import type {
  AnalysedToken,
  AnalysedWord,
  AnalyseResult,
  VerbInSentence,
  WordPronunciation,
} from './results.ts';

/** Undefined if the answer is not Harf's own. */
export function decodeAnalyseAnswer(answer: JsonObject): AnalyseResult | undefined {
  const { data } = analyseResponse.safeParse(answer);
  return data && { engineVersion: data.engine_version, tokens: data.tokens.map(decodeToken) };
}

function decodeToken(token: WireToken): AnalysedToken {
  return {
    codePointStart: token.source_start,
    codePointEnd: token.source_end,
    source: token.source,
    kind: token.kind,
    word: token.diacritized === null ? undefined : decodeWord(token),
  };
}

function decodeWord(token: WireWordToken): AnalysedWord {
  return {
    ...decodePronunciation(token),
    origin: token.origin,
    schoolMarks: token.school_marks,
    isFamiliar: token.familiar,
    inflection: token.inflection ?? {},
    verb: token.verb && decodeVerb(token.verb),
    ezafe: token.ezafe,
    confidence: token.confidence,
    otherEzafe: token.other_ezafe,
    alternatives: token.alternatives.map((each) => ({
      ...decodePronunciation(each),
      confidence: each.confidence,
    })),
  };
}

function decodeVerb({ person, number, ...verb }: WireVerb): VerbInSentence {
  const { infinitive, gloss, tense, negative, passive, progressive } = verb;
  const subject = person === null || number === null ? undefined : { person, number };
  return { infinitive, gloss, tense, subject, negative, passive, progressive };
}

function decodePronunciation(pronunciation: WireWordPronunciation): WordPronunciation {
  return {
    diacritized: pronunciation.diacritized,
    pinglish: pronunciation.pinglish,
    styledPinglish: pronunciation.styled_pinglish,
    phonemes: pronunciation.phonemes,
    lemma: pronunciation.lemma,
    partOfSpeech: pronunciation.part_of_speech,
    gloss: pronunciation.gloss,
  };
}
