declare module 'wasm-media-encoders/wasm/mp3' {
  const wasm: Uint8Array<ArrayBuffer>;
  export = wasm;
}
