declare module 'gifenc' {
  type Palette = number[][];
  interface Encoder {
    /** @param frame `delay` is in milliseconds */
    writeFrame(
      pixels: Uint8Array,
      width: number,
      height: number,
      frame: { readonly palette: Palette; readonly delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, colors: number): Palette;
    applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array;
  };
  export default gifenc;
}
