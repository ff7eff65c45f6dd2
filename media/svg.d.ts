declare module '*.svg' {
  /** The file's text. */
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives the text as the default export.
  export default text;
}
