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
