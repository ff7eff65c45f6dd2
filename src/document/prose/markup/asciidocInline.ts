import {
  ADDRESSES,
  CHARACTER_REFERENCES,
  type ExclusionPattern,
  exclusionFinder,
  TEMPLATES,
} from './exclusions.ts';

const none = (expression: RegExp): ExclusionPattern => ({ expression, joint: 'none' });
const word = (expression: RegExp): ExclusionPattern => ({ expression, joint: 'word' });

/** What is no prose within a block of AsciiDoc; where two begin together, the earlier in the list holds. */
export const findInlineExclusions = exclusionFinder([
  { expression: /(?<=\n)[^\S\n]+|(?<=\s)\+(?=\n)/g, joint: 'space' },
  TEMPLATES,
  word(
    /(?<!\\)(?:`{1,2}\+?[^`\n]+`{1,2}|\+{3}[^+\n]*\+{3}|\+{2}[^+\n]*\+{2}|(?<![\w+])\+[^\s+](?:[^+\n]*[^\s+])?\+(?!\w))/g,
  ),
  // Macros with text, which goes up to attributes or the end.
  none(
    /(?<![\p{L}\p{N}_])(?:(?:link|xref|mailto|anchor):[^\s[\]]{0,500}|https?:\/\/[^\s[\]]{1,500})\[(?<kept>[^[\]=,]*[^[\]=,\s^])(?:,[^[\]\n]*)?\^?\]/dgu,
  ),
  { expression: /\bfootnote:[\w-]{0,60}\[(?<kept>[^[\]]+)\]/dg, joint: 'word' },
  {
    expression: /\bimage:[^\s:[\]][^\s[\]]{0,500}\[(?<kept>[^[\]=,]*[^[\]=,\s])(?:,[^[\]\n]*)?\]/dg,
    joint: 'word',
  },
  word(/(?<![\p{L}\p{N}_])[a-z][a-z0-9_]{1,30}:[^\s[\]]{0,500}\[[^\]\n]{0,1000}\]/gu),
  none(/<<[^<>,\n]{1,200},(?<kept>[^<>]+)>>/dg),
  word(/<<[^<>\n]{1,200}>>/g),
  // Anchors, roles, terms of the index and numbers beside code.
  none(/\[\[[^[\]\n]*\]\]|\[[.#%][^[\]\n]*\](?=[#*_])|\({3}[^()\n]*\){3}|<\d{1,3}>/g),
  word(/(?<!\\)\{[A-Za-z_][\w:-]*\}/g),
  CHARACTER_REFERENCES,
  ADDRESSES,
  none(/(?<!\\)(?:\*\*|__|##)/g),
  none(/(?<![\p{L}\p{N}_\\*#])[*_#](?=[^\s*_#])|(?<=[^\s*_#\\])[*_#](?![\p{L}\p{N}_*#])/gu),
  none(/[\^~](?=[^\s^~]{1,40}[\^~])|(?<=[\^~][^\s^~]{1,40})[\^~]/g),
  none(/\\(?=[^\s])/g),
]);
