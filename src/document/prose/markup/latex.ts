import type { FindProse, Joint } from '../prose.ts';
import { ADDRESSES, exclusionFinder } from './exclusions.ts';
import { type TexCommand, texCommand, texEnvironment } from './latexCommands.ts';
import { PassageBuilder } from './passageBuilder.ts';

/** Letters, then all that TeX may read otherwise; a comment ends with the white space of the next line. */
const TOKEN =
  /[^\\{}$%~&#\n]+|\n[^\S\n]*\n\s*|\n|\\(?<word>[A-Za-z@]+|\p{L}+)\*?|\\(?<sign>[\s\S])|%[^\n]*(?:\n(?![^\S\n]*\n)[^\S\n]*)?|\$\$?|#+\d?|[\s\S]/uy;

const PARAGRAPH_END = /\n[^\S\n]*\n/g;
const PARAGRAPH_BREAK = /^\n[^\S\n]*\n/;
const LONGEST_OPTION = 500;
const RAW_ADDRESSES = new Set(['url', 'nolinkurl', 'path', 'href', 'hyperbaseurl']);
const VERBS = new Set(['verb', 'lstinline', 'mintinline', 'Verb']);

const SIGN_JOINTS: Readonly<Record<string, Joint>> = {
  ',': 'space',
  ';': 'space',
  ':': 'space',
  ' ': 'space',
  '\n': 'space',
};

const findTextExclusions = exclusionFinder([ADDRESSES, { expression: /``|''/g, joint: 'none' }]);

/**
 * The text of LaTeX, read token by token as TeX does, without what commands would make of it: each has arguments
 * that are prose or are not, by a table; those of a command that is not in it are prose if they look like it.
 * Of a preamble only the titles are prose.
 */
export const latexProse: FindProse = (text) => {
  const builder = new PassageBuilder(text, { findExclusions: findTextExclusions });
  new TexReader(text, builder).read();
  return builder.finish();
};

interface Group {
  readonly isHidden: boolean;
  readonly isPassage: boolean;
  /** Whether a blank line cannot close it. */
  readonly isLong: boolean;
  /** What the group that follows it is to the same command. */
  readonly next: TexCommand | undefined;
}

class TexReader {
  readonly #text: string;
  readonly #builder: PassageBuilder;
  readonly #groups: Group[] = [];
  #at = 0;
  #isPreamble: boolean;
  #tables = 0;
  #utf16ParagraphEnd = -1;

  constructor(text: string, builder: PassageBuilder) {
    this.#text = text;
    this.#builder = builder;
    this.#isPreamble = /(?<![^\n])[^%\n]*\\documentclass\b/.test(text);
  }

  read(): void {
    while (this.#at < this.#text.length) {
      TOKEN.lastIndex = this.#at;
      const match = TOKEN.exec(this.#text);
      if (match === null) return;
      const utf16Start = this.#at;
      this.#at = TOKEN.lastIndex;
      const { word, sign } = match.groups ?? {};
      if (word !== undefined) this.#readCommand(word);
      else if (sign !== undefined) this.#readSign(sign, utf16Start);
      else this.#readCharacters(match[0], utf16Start);
    }
  }

  get #isHidden(): boolean {
    return this.#groups.at(-1)?.isHidden ?? this.#isPreamble;
  }

  #readCharacters(characters: string, utf16Start: number): void {
    const [first = ''] = characters;
    if (first === '{') this.#open(undefined);
    else if (first === '}') this.#close();
    else if (first === '$') this.#skipMaths(characters);
    else if (first === '%') this.#builder.part('none');
    else if (first === '~') this.#builder.part('space');
    else if (first === '#') this.#builder.part('word');
    else if (first === '&') this.#endPassage();
    else if (PARAGRAPH_BREAK.test(characters)) this.#endParagraph();
    else if (!this.#isHidden) this.#builder.add(utf16Start, this.#at);
  }

  #endPassage(): void {
    if (!this.#isHidden) this.#builder.endPassage();
  }

  /** A blank line also closes the arguments that somebody forgot to close. */
  #endParagraph(): void {
    const isOpenArgument = ({ isHidden, isPassage, isLong }: Group) => !isLong && (isHidden || isPassage);
    const first = this.#groups.findIndex(isOpenArgument);
    if (first >= 0) this.#groups.length = first;
    this.#builder.endPassage();
  }

  #open(command: TexCommand | undefined): void {
    const { argumentsLeftOut = 0, isPassage = false, isDefinition = false } = command ?? {};
    const parent = this.#groups.at(-1);
    const isForeign = this.#looksForeign(command);
    if (isForeign) this.#builder.part('word');
    const isHidden =
      argumentsLeftOut > 0 || (parent?.isHidden ?? (this.#isPreamble && !isPassage)) || isForeign;
    const next = command && { ...command, argumentsLeftOut: Math.max(0, argumentsLeftOut - 1) };
    const isLong =
      isDefinition || (parent?.isLong ?? false) || (parent === undefined && command === undefined);
    this.#groups.push({
      isHidden,
      isPassage,
      isLong,
      next: argumentsLeftOut > 0 || command?.isUnknown ? next : undefined,
    });
  }

  #close(): void {
    const group = this.#groups.pop();
    if (group?.isPassage && !group.isHidden) this.#builder.endPassage();
    if (group?.next !== undefined) this.#readArguments(group.next);
  }

  /** Whether the argument of an unknown command is a key, a measure or the like. */
  #looksForeign(command: TexCommand | undefined): boolean {
    if (!command?.isUnknown) return false;
    const start = this.#text.slice(this.#at, this.#at + 200);
    const argument = start.split('}', 1)[0] ?? '';
    return !/[\u0600-\u06ff]/.test(argument) && !/\p{L}{2,}\s+\p{L}{2,}/u.test(argument);
  }

  #readCommand(name: string): void {
    if (name === 'begin') this.#begin();
    else if (name === 'end') this.#end();
    else if (VERBS.has(name) && this.#skipVerb()) this.#builder.part('word');
    else if (name === 'item') this.#readItem();
    else if (RAW_ADDRESSES.has(name)) this.#skipAddress(name);
    else this.#apply(texCommand(name));
  }

  /** A label in brackets is prose. */
  #readItem(): void {
    this.#endPassage();
    this.#skip(/<[^<>\n]{1,40}>/y);
    this.#skipSpaceAfterName();
  }

  #apply(command: TexCommand): void {
    if (command.joint === undefined) this.#endPassage();
    else this.#builder.part(command.joint);
    this.#skip(/(?:\s*=)?\s*-?\d+(?:\.\d+)?\s*(?:pt|em|ex|cm|mm|in|sp|mu|bp)\b/y);
    if (command.isDefinition) this.#skip(/[^{}\n]{0,200}(?=\{)/y);
    this.#readArguments(command);
    // TeX leaves out the white space after a command's name.
    if (this.#text[this.#at - 1] !== '{') this.#skipSpaceAfterName();
  }

  #skipSpaceAfterName(): void {
    if (/[A-Za-z@*]/.test(this.#text[this.#at - 1] ?? ''))
      this.#skip(/[^\S\n]+(?:\n(?![^\S\n]*\n))?[^\S\n]*/y);
  }

  #readArguments(command: TexCommand): void {
    while (this.#skipOption());
    if (this.#skip(/\s{0,40}(?<!\n[^\S\n]*\n[^\S\n]*)\{/y)) this.#open(command);
  }

  /** Skips `[…]`, with braces in it. */
  #skipOption(): boolean {
    const utf16Limit = Math.min(this.#text.length, this.#at + LONGEST_OPTION);
    if (this.#text[this.#at] !== '[') return false;
    let depth = 0;
    for (let at = this.#at; at < utf16Limit; at++) {
      const character = this.#text[at];
      if (character === '{') depth++;
      else if (character === '}') depth--;
      else if (character === ']' && depth === 0) {
        this.#at = at + 1;
        return true;
      }
    }
    return false;
  }

  #readSign(sign: string, utf16Start: number): void {
    if (sign === '(' || sign === '[') this.#skipTo(sign === '(' ? '\\)' : '\\]', this.#paragraphEnd());
    else if (sign === '\\') this.#readLineBreak();
    else this.#builder.part(SIGN_JOINTS[sign] ?? 'none');
    if (/[%$&#_{}]/.test(sign) && !this.#isHidden) this.#builder.add(utf16Start + 1, this.#at);
  }

  #readLineBreak(): void {
    this.#skip(/\*?(?:\[[^[\]\n]{0,40}\])?/y);
    if (this.#tables > 0) this.#endPassage();
    else this.#builder.part('space');
  }

  #begin(): void {
    const name = this.#environmentName();
    if (name === 'document') this.#isPreamble = false;
    const { kind, opening } = texEnvironment(name);
    if (kind === 'maths') this.#builder.part('word');
    else this.#endPassage();
    if (kind === 'table') this.#tables++;
    if (kind === 'maths' || kind === 'verbatim') this.#skipTo(`\\end{${name}}`, this.#text.length);
    else this.#readArguments(opening);
  }

  #end(): void {
    const name = this.#environmentName();
    this.#endPassage();
    if (texEnvironment(name).kind === 'table') this.#tables = Math.max(0, this.#tables - 1);
    if (name === 'document') this.#at = this.#text.length;
  }

  #environmentName(): string {
    const utf16Start = this.#at;
    this.#skip(/\s{0,10}\{[^{}\n]{0,60}\}/y);
    return this.#text.slice(utf16Start, this.#at).replace(/[\s{}]/g, '');
  }

  #skipVerb(): boolean {
    this.#skip(/(?:\[[^[\]\n]{0,200}\])?(?:\{[a-z]{1,20}\}(?=[{|!+/"]))?/y);
    return this.#skip(/\{[^{}\n]*\}/y) || this.#skip(/([^\sA-Za-z*])(?:(?!\1)[^\n])*\1/y);
  }

  /** An address may hold what is a comment elsewhere. */
  #skipAddress(name: string): void {
    this.#builder.part(name === 'href' ? 'none' : 'word');
    while (this.#skipOption());
    if (this.#skip(/\{[^{}\n]*\}/y) && name === 'href') this.#readArguments(texCommand('textbf'));
  }

  #skipMaths(opener: string): void {
    const utf16End = this.#paragraphEnd();
    this.#skipTo(opener, utf16End);
  }

  /** Skips what is maths or verbatim up to its closer, or to the limit where there is none. */
  #skipTo(closer: string, utf16Limit: number): void {
    this.#builder.part('word');
    let at = this.#text.indexOf(closer, this.#at);
    while (closer === '$' && at >= 0 && at < utf16Limit && this.#text[at - 1] === '\\')
      at = this.#text.indexOf(closer, at + 1);
    this.#at = at < 0 || at >= utf16Limit ? utf16Limit : at + closer.length;
  }

  #paragraphEnd(): number {
    if (this.#utf16ParagraphEnd < this.#at) {
      PARAGRAPH_END.lastIndex = this.#at;
      this.#utf16ParagraphEnd = PARAGRAPH_END.exec(this.#text)?.index ?? this.#text.length;
    }
    return this.#utf16ParagraphEnd;
  }

  #skip(expression: RegExp): boolean {
    expression.lastIndex = this.#at;
    if (!expression.test(this.#text)) return false;
    this.#at = expression.lastIndex;
    return true;
  }
}
