import fc from 'fast-check';

/** Parts of documents: `%` stands for prose, all else must stay. Some words of it are Persian. */
export const LANGUAGE_FRAMES: Readonly<Record<string, readonly string[]>> = {
  markdown: [
    '# %\n\n',
    '% `نرخ` %\n\n',
    '- % **%** [%](نشانی.md)\n\n',
    '```\nنرخ\n```\n\n',
    '% $نرخ$ %\n\n',
    '% #هوا %\n#نرخ_روز\n\n',
    '> %\n> %\n\n',
    '| % | % |\n|---|---|\n| % | `ستون` |\n\n',
    '[پیوند]: نشانی.md\n\n',
    '<div class="نرخ">\n\n%\n\n</div>\n\n',
  ],
  html: [
    '<p class="نرخ">%</p>\n',
    '<style>.نرخ {}</style>\n',
    '<script>a = "نرخ"</script>\n',
    '<p>% <b>%</b> <code>نرخ</code> %</p>\n',
    '<!-- نرخ -->\n',
    '<img alt="نرخ" src="نرخ.png">\n',
  ],
  xml: ['<r><p نام="نرخ">%</p><!-- نرخ --><q>% <b>%</b></q></r>\n'],
  latex: [
    '\\section{%}\n\n',
    '% \\cite{نرخ} %\n\n',
    '% $نرخ$ \\textbf{%} %\\label{نرخ}\n\n',
    '\\begin{verbatim}\nنرخ\n\\end{verbatim}\n\n',
    '% نرخ\n\n'.replace('% نرخ', '\\input{نرخ}'),
    '\\begin{equation}\nنرخ\n\\end{equation}\n\n',
  ],
  restructuredtext: [
    '% ``نرخ`` %\n\n',
    '.. image:: نرخ.png\n\n',
    '.. code-block:: python\n\n   نرخ = 1\n\n',
    '- %\n\n',
    '% :ref:`نرخ` %\n\n',
  ],
  asciidoc: ['== %\n\n', '% `نرخ` %\n\n', '----\nنرخ\n----\n\n', ':نرخ: نرخ\n\n', '// نرخ\n\n', '* %\n\n'],
  json: ['["%", {"نرخ": "%"}]\n', '{"نشانی": "https://a.ir/نرخ", "ب": "نوع_داده"}\n'],
  yaml: ['- نرخ: %\n', '- "%" # %\n', '- &نرخ %\n', '- |\n  %\n  %\n'],
  toml: ['[[نرخ]]\n', '"کلید" = "%"\n', '# %\n'],
  csv: ['%,"%",نوع_داده\n', '12,%,2024-01-02\n'],
  srt: ['1\n00:00:01,000 --> 00:00:02,000\n<i>%</i>\n%\n\n'],
  vtt: ['WEBVTT\n\n', '00:01.000 --> 00:02.000\n<v نرخ>%</v>\n%\n\n'],
  tsv: ['%\t%\tنوع_داده\n'],
  arb: ['{"a": "%", "@a": {"description": "نرخ"}}\n'],
  jsonl: ['{"نرخ": "% \\n%"}\n'],
  strings: ['"نرخ" = "% \\"%\\" %@";\n', '/* % */\n'],
  'git-commit': ['%\n\n', '- % `نرخ` %\n', '# نرخ\n'],
  po: [
    'msgid "نرخ"\nmsgstr "%\\n"\n\n',
    '#: نرخ.c:1\nmsgid "a"\nmsgstr "% %%s %"\n\n'.replace('%%s', '\u0025s'),
  ],
  properties: ['نرخ=%\n', '# %\n', 'b = % {0} %\n'],
  python: [
    'نرخ = 1  # %\n',
    'print(f"% {نرخ} %\\n")\n',
    'from نرخ import نرخ\n',
    'def f():\n    """%\n    %"""\n',
    'd = {"نرخ": "%"}\n',
  ],
  typescript: [
    'const نرخ = 1; // %\n',
    ['say(`% ', '{نرخ} %`);\n'].join('$'),
    "import a from './نرخ.ts';\n",
    '/**\n * %\n * @param نرخ %\n */\n',
    'x = /نرخ/u;\n',
  ],
  go: ['// % #نرخ_روز %\n', 'fmt.Println("%")\n', '/* % */\n'],
};

/** What people write with more signs in it: signs in signs, at the edges, beside code and in its place. */
export const SIGNED_FRAMES: Readonly<Record<string, readonly string[]>> = {
  markdown: [
    '[**%**](نشانی.md) %\n\n',
    '% ![%](نشانی.png "نرخ") %\n\n',
    '% \\* % \\_%\\_ %\n\n',
    '- [ ] % **% *%***\n\n',
    '%[^۱] %\n\n[^۱]: %\n\n',
    '**%** `نرخ` % **% `نرخ`** %\n\n',
    '1. %\n2. **%**: %\n\n',
    '> [!NOTE]\n> % <kbd>نرخ</kbd> ~~%~~\n\n',
    '| **%** | [%](نرخ) % |\n|---|---|\n| % \\| % | *%* |\n\n',
  ],
  html: [
    '<p><b>%</b> % <a href="نرخ">% <i>%</i></a></p>\n',
    '<p>% <br> % <img src="نرخ.png"> %&nbsp;%</p>\n',
  ],
  latex: [
    '% \\textbf{% \\emph{%}} %\\footnote{%}\n\n',
    "\\textbf{%} \\& % \\href{نرخ}{%} ``%'' %\n\n",
    '\\begin{itemize}\n\\item % \\textit{%}\n\\item {\\bf %} $نرخ$\n\\end{itemize}\n\n',
  ],
  restructuredtext: ['% `% <نرخ>`_ **%** :sub:`%`\n\n', '% \\* % [۱]_ %\n\n'],
  asciidoc: ['*%* % *% `نرخ`* link:نرخ[%] %\n\n', '% image:نرخ.png[%] % footnote:[%]\n\n'],
  json: [
    '{"ب": "% {n, plural, one {# %} other {% {name}}} %"}\n',
    '{"ب": "% \\"%\\" {{نام}} <0>%</0> \\t%"}\n',
    '{"ب": "% <b>%</b> $t(نرخ) C:\\\\نرخ\\\\a.txt %"}\n',
    '{"ب": "% \\\\n % \\t% \\\\u200c %"}\n',
    '{"ب": "% <a href=\\"نرخ\\" title=\\"نرخ\\">%</a>: % <img src=\\"a.png\\"/>"}\n',
  ],
  yaml: ['- "% \\"%\\" \u0025{n}"\n'.replace('\u0025{', '{'), '- >-\n  % **%** %\n'],
  srt: ['1\n00:00:01,000 --> 00:00:02,000\n{\\an8}% <i>%</i>\n- % <font color="red">%</font>\n\n'],
  vtt: ['00:01.000 --> 00:02.000\n<c.red>%</c> <00:01.500>%\n\n'],
  po: [
    'msgid "a"\nmsgstr "% <a href=\\"نرخ\\">%</a> %"\n\n',
    'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "<b>%</b> %\\n"\n"% \\"%\\""\nmsgstr[1] ""\n\n',
  ],
  plaintext: [
    '[12:03] Ali: %\n',
    '% https://a.ir/نرخ %\n',
    '1. %\n\n',
    '% `نرخ` %\n\n',
    '% #هوا #نرخ_روز %\n\n',
    '% :id % ^%^ %\n',
  ],
  csv: ['"%: <a href=""نرخ"">%</a>",12\n'],
  properties: ['b = % \\\n  %\n', "c = {0} % '{'%'}'\n", "d = % '{'name'}' %\n"],
  python: ['print("% \\"%\\"\\n\\t%")\n', "print('% <a href=\\'نرخ\\'>%</a> %')\n"],
  typescript: [['const a = "% \\"%\\" %";\nsay(`', '{نرخ} % `);\n'].join('$')],
};

/** A document of a language, what of it must stay, and what of it is prose. */
export function documentIn(
  parts: readonly string[],
  prose: fc.Arbitrary<string>,
): fc.Arbitrary<{ readonly kept: string[]; readonly prose: string[] }> {
  // An XML document has one root.
  const maxLength = parts.length === 1 && parts[0]?.startsWith('<r>') ? 1 : 8;
  return fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength }).chain((chosen) => {
    const kept = chosen.join('').split(/%(?!s)/u);
    return fc
      .array(prose, { minLength: kept.length - 1, maxLength: kept.length - 1 })
      .map((prose) => ({ kept, prose }));
  });
}

/** What stands in `text` where its prose was; undefined if anything else of it is not as it was. */
export function proseBetween(kept: readonly string[], text: string): readonly string[] | undefined {
  return new RegExp(`^${kept.map(escaped).join('([^]*?)')}$`, 'u').exec(text)?.slice(1);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}
