import type { Span } from '../../../text/span.ts';

/** What a token of a program belongs to, by the scopes that its grammar gives it. */
export interface TokenClass {
  readonly region: 'code' | 'comment' | 'string' | 'markup' | 'tag';
  /**
   * The index of the scope that makes the region: what is embedded in a region lies deeper than it. The code in a
   * formatted string of Python lies half a step deeper, for the string has no other scope around it.
   */
  readonly depth: number;
  readonly part: TokenPart;
  readonly setting: Setting;
}

/** Where a token stands, as far as it matters. */
interface Setting {
  /** In a string of documentation, whose lines may begin with tags. */
  readonly isDocumentation: boolean;
  /** In a comment that ends with its line. */
  readonly isLineComment: boolean;
  /** In a string of a style sheet. */
  readonly isStyle: boolean;
  /** In the value of an attribute of a tag. */
  readonly isAttribute: boolean;
}

/**
 * `text` is what people read; `begin`, `end` and `delimiter` enclose a region; `placeholder` stands for something else;
 * `nothing` is not there for a reader; `name` is a key, a path of an import or the like, a string only by its form.
 */
type TokenPart =
  | 'text'
  | 'begin'
  | 'end'
  | 'delimiter'
  | 'escape'
  | 'reference'
  | 'placeholder'
  | 'nothing'
  | 'name'
  | 'tagName'
  | 'attributeName';

const EMBEDDED =
  /^(?:meta\.(?:embedded|interpolation|template\.expression|scope\.subshell|expression\.implicit)|source\.|variable\.interpolation|interpolated\.|string\.interpolated\.expression)/;

const NO_PROSE_STRING =
  /^string\.(?:regexp|binary|definition|other\.link|unquoted(?!\.heredoc)|quoted\.(?:binary|double\.(?:include|sql)|other\.(?:backtick|lt-gt))|interpolated(?=.*\.(?:ruby|shell|perl)$))|^string\b.*\.(?:include|regexp)\b/;

/** Around a string: what makes it a key, a path or a pattern. */
const NAMING =
  /^(?:meta\.(?:object-literal\.key|import|include|require|preprocessor\.include|attribute-selector|function\.url|property-name|structure\.dictionary\.key|at-rule\.(?:import|charset|namespace))|support\.type\.property-name|entity\.name)/;

/** The default in the expansion of a shell's parameter is a value of the program. */
const EXPANSION = /^meta\.parameter-expansion/;

const PLACEHOLDER =
  /^(?:meta\.parameter-expansion|variable|constant\.(?:other\.placeholder|character\.format|numeric|language)|storage|entity|support|keyword|punctuation|string)/;

/** The class of a token; `scopes` go from the outermost to the innermost. */
export function classOfToken(scopes: readonly string[]): TokenClass {
  const { region, depth } = regionOf(scopes);
  const inner = scopes.slice(Math.floor(depth) + 1);
  return { region, depth, part: partOf(region, scopes, inner), setting: settingOf(scopes, depth) };
}

function settingOf(scopes: readonly string[], depth: number): Setting {
  const scope = scopes[Math.floor(depth)] ?? '';
  return {
    isDocumentation: has(scopes, /docstring/),
    isLineComment: scope.startsWith('comment.line'),
    isStyle: /\.(?:css|scss|sass|less|stylus|postcss)$/.test(scope),
    isAttribute: /^meta\.(?:tag|attribute)/.test(scopes[Math.floor(depth) - 1] ?? ''),
  };
}

interface Region {
  readonly region: TokenClass['region'];
  readonly depth: number;
}

/** Goes inwards; the innermost region holds, but what is in a comment stays a comment. */
function regionOf(scopes: readonly string[]): Region {
  let found: Region = { region: isMarkup(scopes[0] ?? '') ? 'markup' : 'code', depth: 0 };
  let formatted: number | undefined;
  for (const [depth, scope] of scopes.entries()) {
    if (depth === 0) continue;
    if (scope.startsWith('comment')) return { region: 'comment', depth };
    if (scope.startsWith('meta.fstring')) formatted = depth;
    if (EMBEDDED.test(scope)) formatted = undefined;
    if (EMBEDDED.test(scope)) found = { region: 'code', depth };
    else if (formatted !== undefined && scope.startsWith('constant.character.escape'))
      found = { region: 'string', depth: formatted };
    else if (formatted === depth) found = { region: 'code', depth: depth + 0.5 };
    else if (scope.startsWith('string') && found.region !== 'string')
      found = stringRegion(scope, depth, formatted);
    else found = markupRegion(scope, depth, found);
  }
  return found;
}

/** In Python the parts of a formatted string have a scope in common that is none of a string. */
function stringRegion(scope: string, depth: number, formatted: number | undefined): Region {
  const isFormatted = formatted !== undefined && scope.startsWith('string.interpolated');
  return { region: 'string', depth: isFormatted ? formatted : depth };
}

/** Elements in elements are one region, whose tags part it or not. */
function markupRegion(scope: string, depth: number, found: Region): Region {
  if (isMarkup(scope)) return { region: 'markup', depth };
  const isInMarkup = found.region === 'markup' || found.region === 'tag';
  if (scope.startsWith('meta.jsx.children'))
    return { region: 'markup', depth: isInMarkup ? found.depth : depth };
  return scope.startsWith('meta.tag') && isInMarkup ? { region: 'tag', depth: found.depth } : found;
}

function isMarkup(scope: string): boolean {
  return /^text\.(?:html|xml)/.test(scope);
}

function partOf(
  region: TokenClass['region'],
  scopes: readonly string[],
  inner: readonly string[],
): TokenPart {
  if (region === 'comment') return partOfComment(inner);
  const outer = scopes.slice(0, scopes.length - inner.length);
  if (region === 'string') return isName(scopes) || has(outer, EXPANSION) ? 'name' : partOfString(inner);
  if (region === 'markup') return partOfMarkup(inner);
  if (has(inner, /^entity\.other\.attribute-name/)) return 'attributeName';
  return has(inner, /^(?:entity\.name\.tag|support\.class\.component)/) ? 'tagName' : 'placeholder';
}

function partOfComment(inner: readonly string[]): TokenPart {
  if (has(inner, /^punctuation\.definition\.comment/)) return 'delimiter';
  if (has(inner, /^meta\.tag/)) return has(inner, /^string/) ? 'placeholder' : 'nothing';
  return has(inner, PLACEHOLDER) || has(inner, /^constant/) ? 'placeholder' : 'text';
}

function isName(scopes: readonly string[]): boolean {
  return has(scopes, NO_PROSE_STRING) || has(scopes, NAMING);
}

function partOfString(inner: readonly string[]): TokenPart {
  if (has(inner, /^punctuation\.definition\.(?:string|char)\S*\.begin/)) return 'begin';
  if (has(inner, /^punctuation\.definition\.(?:string|char)\S*\.end/)) return 'end';
  if (has(inner, /^punctuation\.definition\.(?:string|char)/)) return 'delimiter';
  if (has(inner, /^constant\.character\.(?:escape|entity)/)) return 'escape';
  if (has(inner, /^(?:storage\.type\.string|invalid)/)) return 'nothing';
  return has(
    inner.filter((scope) => !scope.startsWith('string')),
    PLACEHOLDER,
  )
    ? 'placeholder'
    : 'text';
}

function partOfMarkup(inner: readonly string[]): TokenPart {
  if (has(inner, /^constant\.character\.entity/)) return 'reference';
  return inner.every((scope) => /^(?:meta|text)\b/.test(scope)) ? 'text' : 'placeholder';
}

function has(scopes: readonly string[], pattern: RegExp): boolean {
  return scopes.some((scope) => pattern.test(scope));
}

/** A token of a program; its offsets are of the whole text. */
export interface ClassedToken extends Span {
  readonly class: TokenClass;
}
