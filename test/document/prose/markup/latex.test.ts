import { latexProse } from '../../../../src/document/prose/markup/latex.ts';
import { checksOf, HIDDEN, SEEN } from './markupChecks.ts';

describe('the prose of LaTeX', () => {
  const { check, assertKeepsApart, assertSoundOnAnything, assertLinear } = checksOf(latexProse);

  it('goes on over commands whose arguments are prose', () => {
    check('این \\textbf{مت}ن \\emph{\\textit{است}} {\\bf پررنگ}', 'این ‖مت‖ن ‖است‖ ‖پررنگ');
    check('\\textcolor{red}{سرخ} \\href{https://a.ir/%20}{پیوند} \\foo{متن}', 'سرخ‖ ‖پیوند‖ ‖متن');
  });

  it('makes passages of headings, captions, notes, items and cells', () => {
    check(
      '\\section[کوتاه]{فصل \\label{a}}\nمتن\\footnote{پانویس} باز\n\nدو',
      'فصل',
      'متن',
      'پانویس',
      'باز',
      'دو',
    );
    check('\\begin{itemize}\n\\item یک\n\\item[الف] دو\n\\end{itemize}', 'یک', '[الف] دو');
    check(
      '\\begin{tabular}{lc}\nالف & ب \\\\ \\hline\nج & \\multicolumn{2}{c}{د} \\\\\n\\end{tabular}',
      'الف',
      'ب',
      'ج',
      'د',
    );
    check('\\begin{frame}{عنوان}\nمتن\n\\end{frame}', 'عنوان', 'متن');
  });

  it('reads citations, references, maths, code and addresses as a word', () => {
    check(
      'از \\cite[ص ۳]{key} و \\ref{شکل} و $x$ و \\(y\\) و \\verb|کد| و \\url{https://a.ir/%a} تمام',
      'از □ و □ و □ و □ و □ و □ تمام',
    );
    check('الف\n\\begin{align*}\nمتن & x \\\\\n\\end{align*}\nب', 'الف⏎□⏎ب');
    check('کلید \\foo{key2020} است', 'کلید □ است');
  });

  it('reads spaces, breaks and escapes', () => {
    check('می\\zwnj رود~و ۵۰\\%\\\\ باز\\ هم', 'می‖رود␣و ۵۰‖%␣ باز␣هم');
  });

  it('leaves out comments, definitions, verbatim text and measures', () => {
    check('می% متن\n  رود\n% متن\n\\vspace{2cm} باز', 'می‖رود⏎␣ باز');
    check('\\newcommand{\\م}[1]{متن\n\nمتن}\n\\begin{lstlisting}\nمتن\n\\end{lstlisting}\nپس', 'پس');
  });

  it('takes only titles from a preamble, and nothing after the end', () => {
    check(
      '\\documentclass{article}\n\\title{عنوان}\nمتن\n\\begin{document}\nدرون\n\\end{document}\nپس',
      'عنوان',
      'درون',
    );
  });

  it('ends an argument that is not closed with its paragraph', () => {
    check('یک \\cite{کلید\n\nدو', 'یک', 'دو');
    check('یک $x دو\n\nسه', 'یک', 'سه');
  });

  it('keeps apart what is planted', () => {
    assertKeepsApart([
      `\\section{${SEEN}}\\label{${HIDDEN}}`,
      `${SEEN} \\cite{${HIDDEN}} $${HIDDEN}$ \\textbf{${SEEN} \\ref{${HIDDEN}}} % ${HIDDEN}`,
      `\\begin{equation}\n${HIDDEN}\n\\end{equation}`,
      `\\begin{verbatim}\n${HIDDEN} % { $\n\n${HIDDEN}\n\\end{verbatim}`,
      `\\includegraphics[width=${HIDDEN}]{${HIDDEN}}\\caption{${SEEN}}`,
      `\\newcommand{\\x}[2]{${HIDDEN}}`,
      `\\[ ${HIDDEN} \\]\n\\begin{itemize}\\item ${SEEN}\\end{itemize}`,
      `${SEEN}\\footnote{${SEEN} \\url{https://a.ir/${HIDDEN}}} ${SEEN}`,
      `{\\large ${SEEN}} \\texttt{${HIDDEN}} \\lstinline|${HIDDEN}|`,
    ]);
  });

  it('is sound for anything', () => {
    assertSoundOnAnything([
      '\\',
      '{',
      '}',
      '[',
      ']',
      '$',
      '$$',
      '%',
      '\\cite',
      '\\section',
      '\\begin{tabular}',
      '\\end{tabular}',
      '\\verb',
      '|',
      '\\\\',
      '&',
      '~',
      '\\footnote{',
    ]);
  });

  it('takes linear time', () => {
    assertLinear(['{a', '\\a{', '\\a[', '\\begin{equation}', '\\(', '\\def\\a', '$a\n']);
  }).timeout(300_000);
});
