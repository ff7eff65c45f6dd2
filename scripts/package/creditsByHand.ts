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

const mpg123 = `It contains libmpg123 (https://mpg123.org, copyright 1995-2025 by the mpg123 project), which is licensed under
the GNU Lesser General Public License 2.1 and, as section 3 of that licence allows, distributed here under the GNU
General Public License 3 that Harf has.`;

/** The licences of packages that name one and come without its text. */
export const creditsByHand: Readonly<Record<string, string>> = {
  '@vscode/l10n': mit('Microsoft Corporation'),
  '@wasm-audio-decoders/common': mit('Ethan Halsall'),
  'mpg123-decoder': `${mit('Ethan Halsall')}\n\n${mpg123}`,
};

/** Data that Harf's own data are derived from, as Markdown. */
export const creditsForData = `## GloVe word vectors (PDDL 1.0)

The classes of meaning of English words come from GloVe (Jeffrey Pennington, Richard Socher and Christopher D. Manning,
https://nlp.stanford.edu/projects/glove/), made available under the Public Domain Dedication and License 1.0
(https://opendatacommons.org/licenses/pddl/1-0/).`;
