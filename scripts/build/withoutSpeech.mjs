/**
 * Leaves out what only the thread that speaks loads, where a bundle is one file: a browser would read a megabyte for nothing.
 * @type {import('esbuild').Plugin}
 */
export const withoutSpeech = {
  name: 'without-speech',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]engine[\\/]speech[\\/](natural[\\/])?index\.ts$/ }, () => ({
      contents: '',
    }));
  },
};
