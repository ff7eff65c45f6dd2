export { createMp3Encoder } from 'wasm-media-encoders';
