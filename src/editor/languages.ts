import type { SourceSyntax } from '../document/targets/sourceRegions.ts';

/** Languages whose documents are text for people: the paragraph at the cursor is what a command is about. */
const prose = new Set([
  'plaintext',
  'markdown',
  'latex',
  'restructuredtext',
  'asciidoc',
  'html',
  'tex',
  'mdx',
  'typst',
  'org',
  'quarto',
  'git-commit',
  'scminput',
  'csv',
  'tsv',
  'log',
  'srt',
  'vtt',
]);

/** Whether documents of this VS Code language id are prose; all others are source code. */
export function isProse(languageId: string): boolean {
  return prose.has(languageId);
}

const generic: SourceSyntax = {
  lineComments: ['//', '#'],
  blockComments: [['/*', '*/']],
  quotes: ['"', "'"],
  longQuotes: ['`'],
  markup: false,
};

const cLike: SourceSyntax = { ...generic, lineComments: ['//'], longQuotes: ['"""', '`'] };
const script: SourceSyntax = { ...generic, lineComments: ['//'] };
const hash: SourceSyntax = { ...generic, lineComments: ['#'], blockComments: [], longQuotes: ['`'] };
const python: SourceSyntax = { ...hash, longQuotes: ['"""', "'''"] };
const lisp: SourceSyntax = {
  ...generic,
  lineComments: [';'],
  blockComments: [],
  quotes: [],
  longQuotes: ['"'],
};
const percent: SourceSyntax = { ...lisp, lineComments: ['%'], quotes: ["'"] };
const html: SourceSyntax = { ...script, lineComments: [], blockComments: [['<!--', '-->']], markup: true };

const syntaxes: readonly (readonly [SourceSyntax, string])[] = [
  [
    cLike,
    'c cpp csharp cuda-cpp dart go groovy java kotlin objective-c objective-cpp rust scala swift solidity proto3',
  ],
  [script, 'javascript typescript json jsonc json5 jsonl'],
  [{ ...script, markup: true }, 'javascriptreact typescriptreact'],
  [{ ...script, lineComments: [], quotes: ['"', "'"] }, 'css'],
  [script, 'scss less sass stylus'],
  [html, 'xml xsl svg handlebars razor twig django-html jinja'],
  [
    {
      ...html,
      lineComments: ['//'],
      blockComments: [
        ['<!--', '-->'],
        ['/*', '*/'],
      ],
    },
    'vue svelte astro',
  ],
  [
    {
      ...generic,
      blockComments: [
        ['/*', '*/'],
        ['<!--', '-->'],
      ],
      markup: true,
    },
    'php',
  ],
  [python, 'python starlark toml julia elixir'],
  [
    hash,
    'shellscript yaml dockercompose perl perl6 r ruby makefile dockerfile cmake properties dotenv tcl graphql nix nim crystal coffeescript',
  ],
  [{ ...hash, blockComments: [['<#', '#>']] }, 'powershell'],
  [{ ...generic, lineComments: ['#', ';'], blockComments: [] }, 'ini'],
  [{ ...generic, lineComments: ['--', '#'] }, 'sql plsql'],
  [{ ...generic, lineComments: ['--'], blockComments: [['--[[', ']]']] }, 'lua'],
  [
    { ...generic, lineComments: ['--'], blockComments: [['{-', '-}']], quotes: ['"'] },
    'haskell elm purescript agda',
  ],
  [{ ...generic, lineComments: ['--'], blockComments: [], quotes: ['"'] }, 'ada vhdl'],
  [lisp, 'clojure lisp scheme racket commonlisp emacs-lisp'],
  [percent, 'erlang matlab prolog'],
  [{ ...generic, lineComments: ['//'], blockComments: [['(*', '*)']], longQuotes: ['"""'] }, 'fsharp pascal'],
  [{ ...generic, lineComments: [], blockComments: [['(*', '*)']], quotes: ['"'] }, 'ocaml coq'],
  [{ ...generic, lineComments: ["'"], blockComments: [], quotes: ['"'] }, 'vb'],
  [{ ...generic, lineComments: ['!'], blockComments: [] }, 'fortran fortran-modern'],
  [{ ...generic, lineComments: ['REM ', 'rem ', '::'], blockComments: [], quotes: ['"'] }, 'bat'],
];

const byLanguage = new Map(
  syntaxes.flatMap(([syntax, ids]) => ids.split(' ').map((id): [string, SourceSyntax] => [id, syntax])),
);

/** How a source language writes comments and strings; a guess for one that is not known. */
export function syntaxOf(languageId: string): SourceSyntax {
  return byLanguage.get(languageId) ?? generic;
}
