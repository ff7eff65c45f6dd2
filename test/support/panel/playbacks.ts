import type { Playback, Section } from '../../../src/panel/playback.ts';
import { BLANK_SECTION } from '../../../src/panel/playback.ts';
import type { Handlers } from '../../../src/panel/responder.ts';
import { type Recording, record, wavOf } from './recordings.ts';

export const PARTS = [
  'بهار که می‌آید، باغچه‌ی مادربزرگ پر از گل‌های یاس می‌شود. او هر صبح به درخت‌ها آب می‌دهد. گاهی هم برای پرنده‌ها دانه می‌ریزد.\n',
  'پدر می‌گوید زندگی بدون کتاب مثل باغی بدون آب است. من حرف او را باور دارم!\n',
  'امسال یک درخت انار کاشتیم. کی میوه می‌دهد؟',
];

/** A playback of some parts, as the scripted host holds it. */
export interface ScriptedPlayback {
  readonly playback: Playback;
  readonly text: string;
  readonly recordings: readonly Recording[];
  readonly handlers: Pick<Handlers, 'text' | 'audio' | 'peaks' | 'timing'>;
}

const CREATED = Date.UTC(2026, 4, 2, 9, 30);

const QUEUED: Omit<Section, 'utf16Start' | 'utf16End'> = {
  state: 'queued',
  ...BLANK_SECTION,
  createdAt: CREATED,
};

/** What a section becomes when its sound is there. */
export function finished(recording: Recording): Partial<Section> {
  return {
    state: 'succeeded',
    startedAt: CREATED + 200,
    finishedAt: CREATED + 1500,
    voice: 'kian',
    durationSeconds: recording.seconds,
  };
}

/** A playback of `parts`, all queued or all finished. */
export function scriptPlayback(
  parts: readonly string[],
  { isFinished = true, id = 'r1' } = {},
): ScriptedPlayback {
  const text = parts.join('');
  let utf16Start = 0;
  const recordings: Recording[] = [];
  const sections = parts.map((part) => {
    const recording = record(part, utf16Start);
    recordings.push(recording);
    const span = { utf16Start, utf16End: utf16Start + part.length };
    utf16Start = span.utf16End;
    return { ...QUEUED, ...span, ...(isFinished ? finished(recording) : {}) };
  });
  const recordingOf = (section: number) => {
    const recording = recordings[section];
    if (!recording) throw new Error(`There is no part ${section}.`);
    return recording;
  };
  return {
    text,
    recordings,
    playback: {
      id,
      title: text.slice(0, 60).trim(),
      documentName: 'bahar.md',
      createdAt: CREATED,
      tier: 'basic',
      voice: 'kian',
      pace: 1,
      sections,
    },
    handlers: {
      text: async () => text,
      audio: async ({ section }) => ({ bytes: wavOf(recordingOf(section)), mimeType: 'audio/wav' }),
      peaks: async ({ section }) => [...recordingOf(section).peaks],
      timing: async ({ section }) => ({ unit: 'word', spans: [...recordingOf(section).words] }),
    },
  };
}

/** A playback of six parts, of which the first two are finished and the others are being made. */
export function scriptHalfMadePlayback(): ScriptedPlayback {
  const script = scriptPlayback([...PARTS, ...PARTS]);
  const sections = script.playback.sections.map((section, at) => ({
    ...section,
    state: at > 1 ? ('running' as const) : section.state,
  }));
  return { ...script, playback: { ...script.playback, sections } };
}
