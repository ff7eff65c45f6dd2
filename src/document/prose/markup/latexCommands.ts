import type { Joint } from '../prose.ts';

const words = (list: string) => new Set(list.split(' '));

/** What a command does to the text around it and to its arguments. */
export interface TexCommand {
  /** How the text around it is read; undefined if a passage ends there. */
  readonly joint: Joint | undefined;
  /** How many of its arguments are no prose; the next is. */
  readonly argumentsLeftOut: number;
  /** Whether the arguments may hold blank lines, as definitions do. */
  readonly isDefinition: boolean;
  /** Whether its argument is a passage of its own. */
  readonly isPassage: boolean;
  /** Whether nothing is known of it, so that its argument is prose only if it looks like it. */
  readonly isUnknown: boolean;
}

/** Commands whose arguments are prose in the line that they stand in. */
const INLINE = words(
  'textbf textit emph underline textsc textsf textrm textsl textup textmd textnormal text mbox fbox makebox framebox uline sout hl LR RL lr rl LRE RLE enquote textquote MakeUppercase MakeLowercase uppercase lowercase centerline alert structure textsuperscript textsubscript intertext persian latin textlatin textpersian textarabic textfarsi bold italic',
);

/** Commands whose argument is a passage of its own. */
const PASSAGES = words(
  'part chapter section subsection subsubsection paragraph subparagraph title subtitle author date institute caption captionof subcaption frametitle framesubtitle addchap addsec minisec footnote footnotetext marginpar thanks endnote sidenote marginnote todo LTRfootnote RTLfootnote chead lhead rhead cfoot lfoot rfoot epigraph dedication abstract keywords',
);

/** Commands without arguments that end a passage. */
const BREAKS = words(
  'par maketitle tableofcontents newpage clearpage cleardoublepage pagebreak hline toprule midrule bottomrule tabularnewline appendix listoffigures listoftables bigskip medskip smallskip vfill hrule frontmatter mainmatter backmatter',
);

const SPACES = words(
  'newline linebreak quad qquad enspace enskip space hfill nobreakspace thinspace hspace vspace hskip vskip kern addvspace',
);

/** Commands that leave no trace where they stand, though their arguments are no prose. */
const TRACELESS = words(
  'label index nocite phantomsection hypertarget glsadd pagestyle thispagestyle pagenumbering setcounter addtocounter stepcounter refstepcounter setlength addtolength selectlanguage fontsize color hyphenation linespread setstretch footnotemark glossary vphantom phantom hphantom',
);

/** Commands that stand in a line as a word does, and whose arguments are no prose. */
const WORDS = words(
  'cite citep citet citealp citealt citeauthor citeyear citeyearpar parencite textcite autocite footcite footcitetext fullcite ref eqref pageref autoref cref Cref nameref vref fref includegraphics includepdf includesvg input include includeonly subfile import subimport texttt code lstinline mintinline bibitem bibliography bibliographystyle printbibliography addbibresource gls Gls glspl acrshort acrlong acrfull ac lstinputlisting inputminted verbatiminput ensuremath SI si num qty unit ce rule cmidrule cline usepackage RequirePackage documentclass LoadClass PassOptionsToPackage geometry graphicspath hypersetup settextfont setlatintextfont setdigitfont setmainfont setsansfont setmonofont setmathdigitfont usetikzlibrary usetheme usecolortheme usefonttheme tikzset lstset captionsetup theoremstyle numberwithin counterwithin LaTeX TeX XeTeX XeLaTeX LuaTeX BibTeX dots ldots textellipsis textbackslash today copyright',
);

const DEFINITIONS = words(
  'newcommand renewcommand providecommand DeclareMathOperator DeclareRobustCommand NewDocumentCommand newenvironment renewenvironment newtheorem newcounter newlength newsavebox newfontfamily defpersianfont deflatinfont definecolor colorlet newglossaryentry newacronym def edef gdef xdef let newif setbeamertemplate setbeamercolor setbeamerfont AtBeginDocument titleformat titlespacing lstdefinestyle lstdefinelanguage newtcolorbox tcbset',
);

/** How many arguments in braces stand before the one that is prose. */
const ARGUMENTS_BEFORE_PROSE = new Map([
  ['textcolor', 1],
  ['colorbox', 1],
  ['fcolorbox', 2],
  ['multicolumn', 2],
  ['multirow', 2],
  ['parbox', 1],
  ['raisebox', 1],
  ['resizebox', 2],
  ['scalebox', 1],
  ['rotatebox', 1],
  ['foreignlanguage', 1],
  ['hyperlink', 1],
  ['hyperref', 0],
  ['addcontentsline', 2],
  ['markright', 0],
]);

const KNOWN: TexCommand = {
  joint: 'none',
  argumentsLeftOut: 0,
  isDefinition: false,
  isPassage: false,
  isUnknown: false,
};

const LEFT_OUT: TexCommand = { ...KNOWN, argumentsLeftOut: Number.POSITIVE_INFINITY };

export function texCommand(name: string): TexCommand {
  if (INLINE.has(name)) return KNOWN;
  if (PASSAGES.has(name)) return { ...KNOWN, isPassage: true, joint: undefined };
  if (BREAKS.has(name)) return { ...KNOWN, joint: undefined };
  if (SPACES.has(name)) return { ...LEFT_OUT, joint: 'space' };
  if (TRACELESS.has(name)) return LEFT_OUT;
  if (WORDS.has(name)) return { ...LEFT_OUT, joint: 'word' };
  if (DEFINITIONS.has(name)) return { ...LEFT_OUT, isDefinition: true };
  const argumentsLeftOut = ARGUMENTS_BEFORE_PROSE.get(name);
  return argumentsLeftOut === undefined ? { ...KNOWN, isUnknown: true } : { ...KNOWN, argumentsLeftOut };
}

/** Environments that stand in a line as a word does. */
const MATHS = words(
  'math displaymath equation eqnarray align alignat flalign gather multline dmath tikzpicture pgfpicture axis circuitikz algorithmic algorithm2e forest thebibliography picture prooftree chemfig array',
);

/** Environments of which not a character is a command, up to their end. */
const VERBATIM = words(
  'verbatim Verbatim BVerbatim LVerbatim lstlisting minted comment filecontents luacode',
);

const TABLES = words('tabular tabularx tabulary longtable supertabular xltabular tblr');

/** Environments whose arguments are measures. */
const MEASURED = words(
  'minipage wrapfigure wraptable multicols list adjustbox spacing column columns otherlanguage',
);

interface TexEnvironment {
  readonly kind: 'maths' | 'verbatim' | 'table' | 'text';
  /** What follows its name. */
  readonly opening: TexCommand;
}

export function texEnvironment(starredName: string): TexEnvironment {
  const name = starredName.replace(/\*$/, '');
  if (MATHS.has(name)) return { kind: 'maths', opening: LEFT_OUT };
  if (VERBATIM.has(name)) return { kind: 'verbatim', opening: LEFT_OUT };
  if (TABLES.has(name)) return { kind: 'table', opening: LEFT_OUT };
  if (MEASURED.has(name)) return { kind: 'text', opening: LEFT_OUT };
  return { kind: 'text', opening: { ...KNOWN, isPassage: true, isUnknown: true } };
}
