/** What VS Code gives to the script of a webview, once. */
declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
};

declare module '*.svg' {
  /** The file's text. */
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives the text as the default export.
  export default text;
}
