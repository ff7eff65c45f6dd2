/** The heavy part of speech, loaded on first use: eSpeak NG, WAV and MP3. */
export { type Mp3Stream, openMp3Stream } from './mp3.ts';
export {
  concatenated,
  loadSpeaker,
  SAMPLE_RATE,
  type Speaker,
  type SpokenAudio,
  type SpokenWord,
} from './speaker.ts';
export { encodeWav } from './wav.ts';
