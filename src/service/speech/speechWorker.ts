/** The thread that speaks in Node.js, by the built-in voice and by natural ones. */
import { NaturalSpeakers } from './naturalSpeakers.ts';
import { serveSpeech } from './serveSpeech.ts';

serveSpeech((options) => new NaturalSpeakers(options));
