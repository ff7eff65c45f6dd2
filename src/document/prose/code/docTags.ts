/** Tags of JSDoc, Javadoc, PHPDoc and Doxygen that a name stands behind, in front of it maybe a type. */
const NAMED =
  /^[@\\](?:param|arg|argument|prop|property|tparam|typeparam|throws?|exception|retval|var|typedef|template|see|class|namespace|author)\b(?:\[[\w,]{1,10}\])?(?:[ \t]+\{[^{}\n]{0,200}\})?(?:[ \t]+\[?[\p{L}_$][\p{L}\p{M}\p{N}\u200c_$.|\\=]{0,80}\]?(?:[ \t]+\$[\p{L}\p{M}\p{N}_]{1,80})?)?/u;
const OTHER = /^[@\\][A-Za-z][\w-]{0,40}(?:[ \t]+\{[^{}\n]{0,200}\})?/;
/** `:param str name:` of Sphinx, `.SYNOPSIS` of PowerShell, `- Parameter name:` of Swift. */
const FIELD = /^:[a-z]+(?:[ \t]+[^:\n]{1,80})?:|^\.[A-Z]+\b|^- [A-Z][a-z]+(?: [^:\n]{1,60})?:/;

/** How many characters the tag takes that a line of documentation begins with; 0 if it begins with none. */
export function docTagLength(line: string): number {
  return (NAMED.exec(line) ?? OTHER.exec(line) ?? FIELD.exec(line))?.[0].length ?? 0;
}

const FENCE = /^(`{3,}|~{3,})[^`]*$/;
/** What an interpreter shows before what is typed, and Python before the lines that go on with it. */
const PROMPT = /^(?:>>>|iex(?:\(\d{1,4}\))?>|julia>)(?:\s|$)/;
const NEXT_PROMPT = /^\.\.\.(?:\s|$)/;
const TAG = /^[@\\](\w+)/;
const EXAMPLE_ENDS: Readonly<Record<string, string>> = { code: 'endcode', verbatim: 'endverbatim' };
const BEHIND = '\\s*(?:(?://|#).*)?$';
/** A line that is nothing but a call, an assignment or a statement: prose does not begin and end as these do. */
const STATEMENT = new RegExp(
  [
    `^(?:(?:await|return|new|throw|yield) )?[A-Za-z_$][\\w$]*(?:(?:\\.|::|->)[\\w$]+)*(?:\\(.*\\);|\\(["'].*\\))${BEHIND}`,
    `^(?:(?:const|let|var|val|auto|int|string|String|char|my) [\\p{L}\\p{M}\\w$\u200c]+|[$A-Za-z_][\\w$.[\\]]*)\\s*[-+*/]?=(?!=)\\s?.*(?:;|["'\\])}])${BEHIND}`,
    `^(?:const|let|var|return|throw|import|export|if|for|while|switch|def|class|function|fn|func|public|private|static|using|echo)\\b.*(?:[;{]|["')]:)${BEHIND}`,
  ].join('|'),
  'u',
);
/** Longer lines are not taken for code, in UTF-16 code units. */
const MOST_OF_STATEMENT = 400;

/** Tells the lines of documentation that are code: between fences, behind a prompt with the result, an example, a statement. */
export class CodeLines {
  #fence: string | undefined;
  #isBehindPrompt = false;
  /** The tag that ends an example; any does if it is empty. */
  #endTag: string | undefined;

  /** Begins with another comment or string. */
  begin(): void {
    this.#fence = undefined;
    this.#isBehindPrompt = false;
    this.#endTag = undefined;
  }

  /** Whether the next line, without the white space around it, is code. */
  isCode(line: string): boolean {
    const fence = FENCE.exec(line)?.[1];
    if (this.#fence !== undefined) {
      if (fence === line && fence.startsWith(this.#fence)) this.#fence = undefined;
      return true;
    }
    this.#fence = fence;
    const tag = TAG.exec(line)?.[1];
    if (tag !== undefined && (this.#endTag === '' || this.#endTag === tag)) this.#endTag = undefined;
    else if (this.#endTag !== undefined) return true;
    if (tag !== undefined) this.#endTag = tag === 'example' ? '' : EXAMPLE_ENDS[tag];
    const isPrompt = PROMPT.test(line) || (this.#isBehindPrompt && NEXT_PROMPT.test(line));
    this.#isBehindPrompt = isPrompt || (this.#isBehindPrompt && line !== '');
    return (
      fence !== undefined ||
      this.#isBehindPrompt ||
      (line.length <= MOST_OF_STATEMENT && STATEMENT.test(line))
    );
  }
}
