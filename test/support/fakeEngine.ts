import type { Engine, ExplainedWord, Pronunciation, Token, WordAnalysis } from '../../src/engine/index.ts';
import { codePointLength } from '../../src/text/codePoints.ts';

const TOKEN = /(?<word>[\p{Script=Arabic}\p{M}\u200c]+)|(?<latin>[A-Za-z]+)|(?<space>\s+)|(?<other>.)/gsu;
const ENGLISH = new Map([
  ['سلام', 'hello'],
  ['دنیا', 'world'],
]);

/**
 * An engine for tests in which the language does not matter. Every word gets a fatha after its first letter
 * and the Pinglish `w` and its number of code points; only سلام and دنیا have an English word.
 */
export function fakeEngine(): Engine {
  return {
    version: 'fake-1',
    analyse: (text) => ({ source: text, tokens: tokensOf(text) }),
    diacritize: ({ tokens }) => tokens.map(marked).join(''),
    pinglish({ tokens }) {
      const alignment = tokens
        .filter((token) => token.word !== undefined)
        .map((token) => ({ ...placeOf(token), written: latin(token) }));
      return { pinglish: tokens.map(latin).join(''), alignment };
    },
    toWritten: ({ source }) => ({ written: source, alignment: [] }),
    fromPinglish: (text) => ({ persian: text, alignment: [] }),
    translate({ tokens }) {
      const unknown = tokens.filter((token) => token.word !== undefined && !ENGLISH.has(token.source));
      const translation = tokens.map((token) => ENGLISH.get(token.source) ?? latin(token)).join('');
      return { translation, unknown: unknown.map(placeOf) };
    },
    phonemes: ({ tokens }) => tokens.map(latin).join(' '),
    speechPlan: () => [],
    proofread: () => [],
    explain: ({ tokens }) =>
      new Map(tokens.flatMap((token, at) => (token.word ? [[at, explained(token, token.word)]] : []))),
  };
}

function explained(token: Token, word: WordAnalysis): ExplainedWord {
  const { ezafe, confidence, alternatives } = word;
  const shown = ({ phonemes, lemma, partOfSpeech, gloss }: Pronunciation) => ({
    diacritized: marked(token),
    pinglish: latin(token),
    styledPinglish: latin(token),
    phonemes,
    lemma,
    partOfSpeech,
    gloss,
  });
  return {
    ...shown(word.pronunciation),
    origin: 'context',
    isHomograph: false,
    ezafe,
    confidence,
    alternatives: alternatives.map((other) => ({
      ...shown(other.pronunciation),
      confidence: other.confidence,
    })),
  };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: source, index: utf16Start, groups } of text.matchAll(TOKEN)) {
    const codePointStart = tokens.at(-1)?.codePointEnd ?? 0;
    const place = {
      source,
      codePointStart,
      codePointEnd: codePointStart + codePointLength(source),
      utf16Start,
      utf16End: utf16Start + source.length,
    };
    if (groups?.['word'] !== undefined) tokens.push({ ...place, kind: 'word', word: wordOf(source) });
    else tokens.push({ ...place, kind: groups?.['latin'] === undefined ? 'other' : 'latin' });
  }
  return tokens;
}

function wordOf(source: string): NonNullable<Token['word']> {
  const pronunciation: Pronunciation = {
    id: source,
    phonemes: 'w',
    lemma: source,
    partOfSpeech: 'noun',
    gloss: ENGLISH.get(source) ?? '',
    features: new Set(),
    inflection: {},
    origin: 'lexicon',
    cost: 0,
  };
  const alternatives = [
    { pronunciation: { ...pronunciation, id: 'other', phonemes: 'o' }, confidence: 0.25 },
  ];
  return { normalised: source, pronunciation, ezafe: 'e', confidence: 0.5, alternatives };
}

function placeOf({ codePointStart, codePointEnd, source }: Token) {
  return { codePointStart, codePointEnd, source };
}

function marked({ source, word }: Token): string {
  return word === undefined ? source : `${source.slice(0, 1)}\u064e${source.slice(1)}`;
}

function latin({ source, word }: Token): string {
  return word === undefined ? source : `w${codePointLength(source)}`;
}
