import type { TextChange } from '../../text/span.ts';
import { frontMatterOf } from '../prose/markup/frontMatterOf.ts';

/** What a document says of its own proofreading: which rules it does without, or that it does without all. */
export type TurnedOff = 'all' | ReadonlySet<string>;

/** How something is said in a format without being part of its text; `close` is empty where a line ends it. */
export interface CommentSigns {
  readonly open: string;
  readonly close: string;
}

/** A comment is looked for in so many lines, each to so many UTF-16 units. */
const HEAD_LINES = 20;
const MOST_UNITS = 500;

/** `harf-proofread: off`, and what stands behind it. */
const TURNED_OFF = 'harf-proofread["\']?[ \\t]*[:=][ \\t]*["\']?off(?![\\p{L}\\p{N}_]|-\\p{L})';
/** What comments begin with, in all formats: they are taken as such in each. */
const COMMENT = "(?:<!--|<%--|\\{\\/\\*|\\{#|\\(\\*|\\/\\*|\\.\\.|::|[#%;*!']|--|\\/\\/|(?:REM|NOTE)[ \\t])";
const IN_COMMENT = new RegExp(`^[ \\t]*${COMMENT}[#%;/*!-]{0,8}[ \\t]*${TURNED_OFF}`, 'iu');
const AS_FIELD = new RegExp(`^["']?${TURNED_OFF}`, 'iu');
/** A name behind it, after a space or a comma. */
const NAME = /[ \t]*[ \t,][ \t]*([a-z]+(?:-[a-z]+)*)(?![\p{L}\p{N}_])/uy;

/** One place where something is turned off. */
interface Saying {
  /** None: all are. */
  readonly rules: readonly string[];
  /** Behind the last name. */
  readonly utf16End: number;
}

/**
 * What a document has turned off, by a comment in its first lines (`<!-- harf-proofread: off slip -->`, `% …`, `# …`, `// …`)
 * or by a field of its front matter.
 * @param head the beginning of the text, with LF
 */
export function turnedOffIn(head: string): TurnedOff {
  const sayings = sayingsIn(head);
  if (sayings.some(({ rules }) => rules.length === 0)) return 'all';
  return new Set(sayings.flatMap(({ rules }) => rules));
}

/**
 * The change of a document that turns a rule off in it: one more name where some are turned off, a field of front
 * matter that is there, else a comment; undefined if there is none in its format, or nothing to do.
 * @param head the beginning of the text, with LF
 * @param isForPeople whether it is no program and no data, in which a field of what looks like front matter would be read
 */
export function turnOffChange(
  head: string,
  rule: string,
  signs: CommentSigns | undefined,
  isForPeople = true,
): TextChange | undefined {
  const off = turnedOffIn(head);
  if (off === 'all' || off.has(rule)) return undefined;
  const [said] = sayingsIn(head);
  if (said !== undefined) return inserted(said.utf16End, ` ${rule}`);
  const frontMatter = frontMatterOf(head);
  if (frontMatter !== null && isForPeople) return inserted(...fieldIn(frontMatter, rule));
  if (signs === undefined || (!isForPeople && beginsAsPage(head, signs))) return undefined;
  const end = signs.close === '' ? '' : ` ${signs.close}`;
  const comment = `${signs.open} harf-proofread: off ${rule}${end}`;
  const [first = ''] = frontMatter ?? FIRST_LINES.exec(head) ?? [];
  return inserted(first.length, /[^\n]$/.test(first) ? `\n${comment}` : `${comment}\n`);
}

/** Whether a program begins with what it writes as it stands, as a page of PHP: a comment there would be seen. */
function beginsAsPage(head: string, { open }: CommentSigns): boolean {
  return open !== '<!--' && /^\s*<(?!\?php[^\n]*(?:\n|$))|^<\?php[^\n]*\?>/i.test(head);
}

function inserted(utf16Offset: number, text: string): TextChange {
  return { utf16Start: utf16Offset, utf16End: utf16Offset, text };
}

function sayingsIn(head: string): Saying[] {
  const [whole = '', , fields = ''] = frontMatterOf(head) ?? [];
  const utf16Fields = whole.indexOf('\n') + 1;
  return [
    ...sayingsInLines(fields, AS_FIELD, utf16Fields),
    ...sayingsInLines(head.slice(whole.length), IN_COMMENT, whole.length, HEAD_LINES),
  ];
}

function sayingsInLines(
  text: string,
  pattern: RegExp,
  utf16Base: number,
  mostLines = Number.POSITIVE_INFINITY,
): Saying[] {
  const found: Saying[] = [];
  let utf16Start = 0;
  for (let line = 0; line < mostLines && utf16Start < text.length; line++) {
    const next = text.indexOf('\n', utf16Start);
    const utf16End = next < 0 ? text.length : next;
    const content = text.slice(utf16Start, Math.min(utf16End, utf16Start + MOST_UNITS));
    const [start] = pattern.exec(content) ?? [];
    if (start !== undefined) found.push(sayingBehind(content, start.length, utf16Base + utf16Start));
    utf16Start = utf16End + 1;
  }
  return found;
}

function sayingBehind(line: string, utf16Start: number, utf16Base: number): Saying {
  const rules: string[] = [];
  let end = utf16Start;
  for (;;) {
    NAME.lastIndex = end;
    const [whole, rule] = NAME.exec(line) ?? [];
    if (whole === undefined || rule === undefined) return { rules, utf16End: utf16Base + end };
    rules.push(rule);
    end += whole.length;
  }
}

/** Before the fence that ends the front matter. */
function fieldIn([whole, fence, fields = '']: RegExpExecArray, rule: string): [number, string] {
  const field = fence === '+++' ? `harf-proofread = "off ${rule}"\n` : `harf-proofread: off ${rule}\n`;
  return [whole.indexOf('\n') + 1 + fields.length, field];
}

/** Lines that have to be the first of a file: of scripts, XML, HTML and PHP, and the encoding of a Python file. */
const FIRST_LINES =
  /^(?:#![^\n]*(?:\n|$)(?:#[^\n]*coding[:=][^\n]*(?:\n|$))?|(?:<\?xml|<!doctype|<\?php)[^\n]*(?:\n|$))/i;
