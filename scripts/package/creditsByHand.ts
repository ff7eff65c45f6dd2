/** The MIT licence as it reads with its holder. */
const mit = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The ISC licence as it reads with its holder. */
const isc = (holder: string) => `The ISC License

Copyright (c) ${holder}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`;

const oniguruma = `It contains Oniguruma (https://github.com/kkos/oniguruma, copyright (c) 2002-2020 K.Kosako), which is licensed under
the BSD 2-Clause License: redistribution and use in source and binary forms, with or without modification, are
permitted provided that the above copyright notice, this list of conditions and the following disclaimer are kept. THIS
SOFTWARE IS PROVIDED BY THE AUTHOR AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES ARE DISCLAIMED.`;

const mpg123 = `It contains libmpg123 (https://www.mpg123.de, copyright 1995-2025 by the mpg123 project), which is licensed under
the GNU Lesser General Public License 2.1. Where its source is to be had is said above.`;

const lame = `It contains LAME (libmp3lame 3.100, https://lame.sourceforge.io, copyright by the LAME project), which is licensed
under the GNU Library General Public License 2 or later. Where its source is to be had is said above.`;

const mpl = (
  source: string,
) => `This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0, a copy of which is at
https://mozilla.org/MPL/2.0/. Its source is at ${source}.`;

interface Credit {
  /** In place of the licence that the package names, which is that of its wrapping alone. */
  readonly license?: string;
  readonly text: string;
}

/** Packages that come without the text of their licence, or with other people's work under another one. */
export const creditsByHand: ReadonlyMap<string, Credit> = new Map<string, Credit>([
  ['@browsermt/bergamot-translator', { text: mpl('https://github.com/browsermt/bergamot-translator') }],
  ['@vscode/l10n', { text: mit('Microsoft Corporation') }],
  ['format', { license: 'MIT', text: mit('2010-2014 Sami Samhuri') }],
  ['saxes', { text: isc('Isaac Z. Schlueter and Contributors') }],
  [
    'vscode-oniguruma',
    {
      license: 'MIT; Oniguruma: BSD-2-Clause',
      text: `${mit('Microsoft Corporation')}\n\n${oniguruma}`,
    },
  ],
  ['@wasm-audio-decoders/common', { text: mit('Ethan Halsall') }],
  ['mpg123-decoder', { license: 'MIT; mpg123: LGPL-2.1', text: `${mit('Ethan Halsall')}\n\n${mpg123}` }],
  [
    'wasm-media-encoders',
    { license: 'MIT; LAME: LGPL-2.0-or-later', text: `${mit('2020-2024 arseneyr')}\n\n${lame}` },
  ],
]);

/** Data that Harf's own data are derived from, as Markdown. */
export const creditsForData = `## GloVe word vectors (PDDL 1.0)

The classes of meaning of English words come from GloVe (Jeffrey Pennington, Richard Socher and Christopher D. Manning,
https://nlp.stanford.edu/projects/glove/), made available under the Public Domain Dedication and License 1.0
(https://opendatacommons.org/licenses/pddl/1-0/).`;
