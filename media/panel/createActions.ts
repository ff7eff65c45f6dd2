import type { Actions } from '../model/actions.ts';
import { spanAtOffset, wordAround } from '../model/timing.ts';
import type { Session } from './session.ts';

/** What the user's actions do. */
export function createActions(session: Session): Actions {
  const { link, listening, library } = session;
  let volumeBeforeMute = 1;
  const ofShown = (act: (playbackId: string) => void) => () => {
    if (session.shownId !== null) act(session.shownId);
  };
  return {
    togglePlay: () => listening.togglePlay(),
    seek: (seconds) => listening.seek(seconds),
    skip: (seconds) => listening.skip(seconds),
    stepSentence: (direction) => listening.stepSentence(direction),
    stop: () => listening.pause(),
    openSection(section) {
      ofShown((playbackId) => listening.openAt({ playbackId, section }, 0))();
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
      const { volume } = listening.model;
      listening.setVolume(volume === 0 ? volumeBeforeMute : 0);
      if (volume > 0) volumeBeforeMute = volume;
      session.changed();
    },
    toggleLoop() {
      listening.toggleLoop();
      session.changed();
    },
    cancelSection(section) {
      ofShown((playbackId) => {
        listening.silence({ playbackId, section });
        link.post({ type: 'cancelSection', playbackId, section });
      })();
    },
    cancelPlayback: ofShown((playbackId) => {
      listening.stop();
      link.post({ type: 'cancelPlayback', playbackId });
    }),
    retryFailed: ofShown((playbackId) => link.post({ type: 'retryFailed', playbackId })),
    readAgain: ofShown((playbackId) => link.post({ type: 'readAgain', playbackId })),
    save: ofShown((playbackId) => link.post({ type: 'save', playbackId })),
    readAloud: () => link.post({ type: 'readAloud' }),
    show(playbackId) {
      session.tab = 'text';
      if (session.shownId !== playbackId) session.show(library.playback(playbackId));
      link.post({ type: 'shown', playbackId });
      session.changed();
    },
    remove: (playbackId) => link.post({ type: 'remove', playbackId }),
    changeSettings(change) {
      const present = Object.entries(change).filter(([, value]) => value !== undefined);
      session.settings = { ...session.settings, ...Object.fromEntries(present) };
      link.post({ type: 'changeSettings', change });
      session.changed();
    },
    playSample(voice) {
      listening.pause();
      void session.samples.toggle(session.settings.tier, voice, listening.model.volume);
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

/** A click on a place of the text: plays its word, and shows it in its document. */
export async function goToWord(
  { library, listening, link, shown }: Session,
  utf16Offset: number,
): Promise<void> {
  if (!shown) return;
  const section = shown.sections.findIndex(({ utf16End }) => utf16Offset < utf16End);
  if (section < 0) return;
  const place = { playbackId: shown.id, section };
  const timing = await library.loadTiming(place);
  const span = spanAtOffset(timing?.spans ?? [], utf16Offset);
  if (span) listening.openAt(place, span.startSeconds);
  const text = library.text(shown.id).value ?? '';
  const { utf16Start, utf16End } = span ?? wordAround(text, utf16Offset);
  link.post({ type: 'reveal', playbackId: shown.id, utf16Start, utf16End });
}
