/** The thread that speaks in a browser, by the built-in voice alone. */
import { serveSpeech } from '../speech/serveSpeech.ts';

serveSpeech();
