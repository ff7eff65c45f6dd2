import type { Token } from '../../../engine/index.ts';
import { withHalfSpaces } from './halfSpaces.ts';
import { signAt } from './signTokens.ts';
import type { SourcePart } from './sourceSentence.ts';

const ZWNJ = '\u200c';
/** A word that the engine copies; longer or odder ones it would garble, so a short stand-in takes their place. */
const PLAIN = /^[A-Za-z][A-Za-z0-9]{0,15}$/;
/** Controls: behind a NUL the engine reads nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/**
 * The words of a sentence in standard letters: joined words parted, pieces written apart joined by a ZWNJ, digits Latin,
 * marks and tatweel gone, and one of the `standIns` for each address, piece of code and emoji.
 */
export function sourceParts(tokens: readonly Token[], standIns: Iterator<string, string>): SourcePart[] {
  const parts: SourcePart[] = [];
  let space = '';
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.kind === 'space') {
      space = /[\n\r\u2028\u2029]/.test(token.source) ? token.source : ' ';
      continue;
    }
    const previous = parts.at(-1);
    const sign = signAt(tokens, at);
    if (sign !== undefined) {
      parts.push({ ...signPart(sign), space });
      at += sign.length - 1;
    } else if (previous !== undefined && previous.kind !== 'sign' && isPieceOfBefore(token, tokens, at)) {
      parts[parts.length - 1] = withPiece(previous, token);
    } else {
      const part = partOf(token, () => standIns.next().value);
      const isJoined = space === '' && part.kind === 'word' && previous?.kind === 'word';
      parts.push({ ...part, space: isJoined ? ' ' : space });
    }
    space = '';
  }
  return parts;
}

function signPart(tokens: readonly Token[]): Omit<SourcePart, 'space'> {
  const text = tokens.map(({ source }) => source).join('');
  const [first, last] = [tokens[0], tokens.at(-1)];
  return {
    kind: 'sign',
    text,
    original: text,
    codePointStart: first?.codePointStart ?? 0,
    codePointEnd: last?.codePointEnd ?? 0,
  };
}

function isPieceOfBefore(token: Token, tokens: readonly Token[], at: number): boolean {
  if (token.word === undefined) return false;
  return token.word.attachedTo === 'previous' || wordBefore(tokens, at)?.word?.attachedTo === 'next';
}

function wordBefore(tokens: readonly Token[], at: number): Token | undefined {
  const before = tokens[at - 1];
  return before?.kind === 'space' ? tokens[at - 2] : before;
}

/** The first part of a compound that is written apart is read as all of it. */
function withPiece(part: SourcePart, token: Token): SourcePart {
  const piece = ZWNJ + (token.word?.normalised ?? token.source);
  const text = part.text.endsWith(piece) ? part.text : part.text + piece;
  return { ...part, text, original: text, codePointEnd: token.codePointEnd };
}

function partOf(token: Token, standIn: () => string): Omit<SourcePart, 'space'> {
  const { codePointStart, codePointEnd, source } = token;
  const span = { codePointStart, codePointEnd, original: source };
  switch (token.kind) {
    case 'word':
      return { ...span, kind: 'word', text: token.word === undefined ? source : withHalfSpaces(token.word) };
    case 'number': {
      const text = latinNumber(source);
      return { ...span, kind: 'number', text, original: text };
    }
    case 'latin':
    case 'url':
    case 'email':
    case 'code':
    case 'emoji':
      return { ...span, kind: 'kept', text: PLAIN.test(source) ? source : standIn() };
    default:
      return { ...span, kind: 'punctuation', text: source.replace(UNSEEN, '') };
  }
}

function latinNumber(source: string): string {
  return source
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c،]/g, ',')
    .replace(/٪/g, '%');
}
