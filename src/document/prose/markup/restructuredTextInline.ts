import { ADDRESSES, type ExclusionPattern, exclusionFinder, PLACEHOLDERS, TEMPLATES } from './exclusions.ts';

const none = (expression: RegExp): ExclusionPattern => ({ expression, joint: 'none' });
const word = (expression: RegExp): ExclusionPattern => ({ expression, joint: 'word' });

/** What is no prose within a block of reStructuredText; where two begin together, the earlier in the list holds. */
export const findInlineExclusions = exclusionFinder([
  { expression: /(?<=\n)[^\S\n]+/g, joint: 'space' },
  word(/(?<!\\)``[^\n`]*(?:`(?!`)[^\n`]*|\n(?!\s*\n)[^\n`]*)*``/g),
  // A role or a link with a target of its own.
  none(/(?<![\\`])(?::[\w:+.-]{1,60}:)?`(?<kept>[^`<]*[^`<\s])\s*<[^`<>]*>`_{0,2}/dg),
  none(
    /(?<![\\`]):(?:emphasis|strong|sub|subscript|sup|superscript|title|dfn|abbr|small|bold):`(?<kept>[^`<]+)`/dg,
  ),
  word(/(?<![\\`]):[A-Za-z][\w:+.-]{0,60}:`[^`]*`|(?<![\\`])`[^`]*`:[A-Za-z][\w:+.-]{0,60}:/g),
  // Text without a role that holds no space and no Persian is most often a name in code.
  word(/(?<![\\`_])`[!-_a-~]+`(?![_`])/g),
  none(/(?<![\\`])_?`(?<kept>[^`]+)`_{0,2}/dg),
  none(/\[[^[\]\s]+\]_/g),
  word(/(?<!\\)\|[^|\s][^|\n]*\|_{0,2}/g),
  none(/(?<!\\)\*\*?(?=[^\s*])|(?<=[^\s*\\])\*\*?/g),
  none(/(?<=[\p{L}\p{N}])__?(?![\p{L}\p{N}_])/gu),
  none(/\\\s?/g),
  none(/::(?=\s*$)/g),
  ADDRESSES,
  TEMPLATES,
  PLACEHOLDERS,
]);
