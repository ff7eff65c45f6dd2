import { atLeast, readEach, type SourceFile } from './tsv.ts';

/** A word of a corpus sentence with what its writer says of it. */
export interface CorpusWord {
  /** As it is written, without markup. */
  readonly source: string;
  /** The phonemes that are meant, or their beginning, where the writer names them. */
  readonly pronunciation: string | undefined;
  /** The phonemes in full, whatever the lexicon has, each way in which the word is rightly said, where the writer gives them. */
  readonly given: readonly string[] | undefined;
  readonly ezafe: boolean;
  /** Half-open, in the sentence without markup. */
  readonly utf16Start: number;
  readonly utf16End: number;
}

export interface CorpusSentence {
  /** `file:line`, for messages. */
  readonly place: string;
  readonly id: string;
  readonly field: string;
  readonly author: string;
  /** Without markup. */
  readonly text: string;
  readonly words: readonly CorpusWord[];
  /** As somebody wrote it who spells otherwise; the text itself where there is no fifth column. */
  readonly typed: string;
}

const WORD = /([\u0621-\u064a\u066e-\u06d3\u06fa-\u06ff\u200c]+)(?:\{([^}]*)\})?(~)?/g;

/** Reads a file of the corpus. Throws an Error that names a line without four columns. */
export function readCorpus(file: SourceFile): CorpusSentence[] {
  return readEach(file, (row) => {
    const [id = '', field = '', author = '', marked = '', typed] = atLeast(row, 4);
    const sentence = readMarkup(marked);
    return { place: row.place, id, field, author, ...sentence, typed: typed || sentence.text };
  });
}

function readMarkup(marked: string): Pick<CorpusSentence, 'text' | 'words'> {
  const words: CorpusWord[] = [];
  let text = '';
  let end = 0;
  for (const match of marked.matchAll(WORD)) {
    text += marked.slice(end, match.index);
    const [whole, source = '', reading, ezafe] = match;
    words.push({
      source,
      ...readReading(reading),
      ezafe: ezafe !== undefined,
      utf16Start: text.length,
      utf16End: text.length + source.length,
    });
    text += source;
    end = match.index + whole.length;
  }
  return { text: text + marked.slice(end), words };
}

/** `{=enSA?allAh|enSAllAh}` gives the sounds themselves, `{mard}` names one of those that the lexicon has. */
function readReading(reading: string | undefined): Pick<CorpusWord, 'pronunciation' | 'given'> {
  return reading?.startsWith('=')
    ? { pronunciation: undefined, given: reading.slice(1).split('|') }
    : { pronunciation: reading, given: undefined };
}
