import type { Actions } from '../model/actions.ts';
import { spanAtOffset, wordAround } from '../model/timing.ts';
import type { Session } from './session.ts';

/** What the user's actions do. */
export function createActions(session: Session): Actions {
  const { link, listening, library } = session;
  let volumeBeforeMute = 1;
  const ofShown = (act: (readingId: string) => void) => () => {
    if (session.shownId !== null) act(session.shownId);
  };
  return {
    togglePlay: () => listening.togglePlay(),
    seek: (seconds) => listening.seek(seconds),
    skip: (seconds) => listening.skip(seconds),
    stepSentence: (direction) => listening.stepSentence(direction),
    stop: () => listening.pause(),
    openSection(section) {
      ofShown((readingId) => listening.openAt({ readingId, section }, 0))();
    },
    setSpeed(speed) {
      listening.setSpeed(speed);
      session.changed();
    },
    setVolume(volume) {
      listening.setVolume(volume);
      session.changed();
    },
    toggleMute() {
      const { volume } = listening.playback;
      listening.setVolume(volume === 0 ? volumeBeforeMute : 0);
      if (volume > 0) volumeBeforeMute = volume;
      session.changed();
    },
    toggleLoop() {
      listening.toggleLoop();
      session.changed();
    },
    cancelSection(section) {
      ofShown((readingId) => {
        listening.silence({ readingId, section });
        link.post({ type: 'cancelSection', readingId, section });
      })();
    },
    cancelReading: ofShown((readingId) => {
      listening.stop();
      link.post({ type: 'cancelReading', readingId });
    }),
    retryFailed: ofShown((readingId) => link.post({ type: 'retryFailed', readingId })),
    readAgain: ofShown((readingId) => link.post({ type: 'readAgain', readingId })),
    save: ofShown((readingId) => link.post({ type: 'save', readingId })),
    readAloud: () => link.post({ type: 'readAloud' }),
    show(readingId) {
      session.tab = 'text';
      if (session.shownId !== readingId) session.show(library.reading(readingId));
      link.post({ type: 'shown', readingId });
      session.changed();
    },
    remove: (readingId) => link.post({ type: 'remove', readingId }),
    changeSettings(change) {
      const present = Object.entries(change).filter(([, value]) => value !== undefined);
      session.settings = { ...session.settings, ...Object.fromEntries(present) };
      link.post({ type: 'changeSettings', change });
      session.changed();
    },
    playSample(voice) {
      listening.pause();
      void session.samples.toggle(session.settings.tier, voice, listening.playback.volume);
    },
    selectTab(tab) {
      session.tab = tab;
      session.changed();
    },
    dismissNotice() {
      session.notice = undefined;
      session.changed();
    },
  };
}

/** A click on a place of the text: its word is heard, and shown in its document. */
export async function goToWord(
  { library, listening, link, shown }: Session,
  utf16Offset: number,
): Promise<void> {
  if (!shown) return;
  const section = shown.sections.findIndex(({ utf16End }) => utf16Offset < utf16End);
  if (section < 0) return;
  const place = { readingId: shown.id, section };
  const timing = await library.timingSoon(place);
  const span = spanAtOffset(timing?.spans ?? [], utf16Offset);
  if (span) listening.openAt(place, span.startSeconds);
  const text = library.text(shown.id).value ?? '';
  const { utf16Start, utf16End } = span ?? wordAround(text, utf16Offset);
  link.post({ type: 'reveal', readingId: shown.id, utf16Start, utf16End });
}
