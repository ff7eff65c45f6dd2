import { codePointLength } from '../../text/codePoints.ts';
import { codePointName, isolated, replaceInvisible } from '../../text/invisible.ts';

/** Of a text, in a question. */
const MAX_CODE_POINTS = 200;

/**
 * The beginning of a text as it may stand in a question about it: what nobody would see is named, and no line changes the
 * order of what is around it.
 * @param rest says how many characters follow
 */
export function excerptOf(text: string, rest: (codePoints: number) => string): string {
  // Twice as many units hold them all.
  const beginning = [...text.slice(0, 2 * MAX_CODE_POINTS)].slice(0, MAX_CODE_POINTS).join('');
  const lines = replaceInvisible(beginning, nameOf)
    .split(/\r\n?|\n/)
    .map((line) => (line === '' ? '' : isolated(line)));
  const following = codePointLength(text.slice(beginning.length));
  return following === 0 ? lines.join('\n') : [...lines, rest(following)].join('\n');
}

function nameOf(character: string): string {
  return ['\n', '\r', '\t'].includes(character) ? character : `[${codePointName(character)}]`;
}
