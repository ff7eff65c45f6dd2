import type {
  AnalyseRequest,
  WireToken,
  WireVerb,
  WireWordInflection,
  WireWordPronunciation,
} from '../../contract/index.ts';
import type {
  Description,
  Engine,
  Explanation,
  Inflection,
  Person,
  PinnedPronunciations,
  Token,
  VerbPhrase,
  WordAnalysis,
} from '../../engine/index.ts';

/** The tokens of the request's text as answers have them. */
export function wireTokens(
  engine: Engine,
  { text, style, vowel_notation, school_marks }: AnalyseRequest,
  pronunciations?: PinnedPronunciations,
): WireToken[] {
  const analysis = engine.analyse(text, pronunciations);
  const words = engine.explain(analysis, pronunciations);
  const describe = (token: Token) => engine.describe(token, { style, vowelNotation: vowel_notation });
  const school = school_marks ? (token: Token) => engine.schoolMarks(token) : undefined;
  return analysis.tokens.map((token, at) => wireToken(token, words.get(at), { describe, school }));
}

type Describe = (token: Token) => Description;

interface Renderers {
  readonly describe: Describe;
  readonly school: ((token: Token) => string) | undefined;
}

function wireToken(
  token: Token,
  explanation: Explanation | undefined,
  { describe, school }: Renderers,
): WireToken {
  const { codePointStart: source_start, codePointEnd: source_end, source, kind, word } = token;
  const place = { source_start, source_end, source };
  if (word === undefined) return { ...place, kind, ...NO_WORD };
  const inflection = wireInflection(word.pronunciation.inflection);
  return {
    ...place,
    kind: 'word',
    ...wirePronunciation(describe, token, word),
    origin: explanation?.origin ?? 'context',
    ...(school && { school_marks: school(token) }),
    familiar: word.pronunciation.features.has('familiar'),
    ...(inflection && { inflection }),
    ...(explanation?.verb && { verb: wireVerb(explanation.verb) }),
    ezafe: word.ezafe,
    confidence: word.confidence,
    ...(word.otherEzafe !== undefined && { other_ezafe: word.otherEzafe }),
    alternatives: word.alternatives.map(({ pronunciation, confidence }) => ({
      ...wirePronunciation(describe, token, { ...word, pronunciation, ezafe: 'none' }),
      confidence,
    })),
  };
}

const NO_WORD = {
  diacritized: null,
  pinglish: null,
  styled_pinglish: null,
  phonemes: null,
  lemma: null,
  part_of_speech: null,
  gloss: null,
  ezafe: null,
  confidence: null,
  alternatives: [],
};

/** The word of `token`, read as `word` says. */
function wirePronunciation(describe: Describe, token: Token, word: WordAnalysis): WireWordPronunciation {
  const { phonemes, lemma, partOfSpeech, gloss } = word.pronunciation;
  const { diacritized, pinglish, styledPinglish } = describe({ ...token, word });
  const latin = { pinglish, styled_pinglish: styledPinglish };
  return { diacritized, ...latin, phonemes, lemma, part_of_speech: partOfSpeech, gloss };
}

/** Undefined if there is nothing around the dictionary form. */
function wireInflection(inflection: Inflection): WireWordInflection | undefined {
  const { plural, indefinite, clitic, object, copula, degree } = inflection;
  if ([plural, indefinite, clitic, object, copula, degree].every((each) => each === undefined))
    return undefined;
  return {
    ...(plural && { plural }),
    ...(indefinite && { indefinite }),
    ...(clitic && { clitic: wirePerson(clitic) }),
    ...(object && { object }),
    ...(copula && { copula: wirePerson(copula) }),
    ...(degree && { degree }),
  };
}

function wireVerb({ tense, person, parts, ...verb }: VerbPhrase): WireVerb {
  return {
    ...verb,
    tense: tense === 'perfectSubjunctive' ? 'perfect_subjunctive' : tense,
    ...(person === undefined ? { person: null, number: null } : wirePerson(person)),
    parts: parts.map(({ codePointStart, codePointEnd }) => ({
      source_start: codePointStart,
      source_end: codePointEnd,
    })),
  };
}

function wirePerson(person: Person): { person: number; number: 'singular' | 'plural' } {
  return person > 3 ? { person: person - 3, number: 'plural' } : { person, number: 'singular' };
}
