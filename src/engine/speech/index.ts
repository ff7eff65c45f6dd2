/** The heavy part of speech, loaded on first use: eSpeak NG, WAV and MP3. */
export { encodeWav, type Mp3Stream, openMp3Stream } from './audioFiles.ts';
export {
  concatenated,
  loadSpeaker,
  SAMPLE_RATE,
  type Speaker,
  type SpokenAudio,
  type SpokenWord,
} from './speaker.ts';
