/** What prose is from: text for people, values of a data file, or comments and strings of a program. */
export type ProseContext = 'text' | 'data' | 'code';
