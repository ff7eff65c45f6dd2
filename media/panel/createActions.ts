import type { Actions } from '../model/panelModel.ts';
import { spanAtOffset, wordAround } from '../model/timing.ts';
import type { Session } from './session.ts';

/** What the user's actions do. */
export function createActions(session: Session): Actions {
  const { link, player, library } = session;
  let volumeBeforeMute = 1;
  const ofShown = (act: (playbackId: string) => void) => () => {
    if (session.shownId !== null) act(session.shownId);
  };
  return {
    togglePlay: () => player.togglePlay(),
    seek: (seconds) => player.seek(seconds),
    skip: (seconds) => player.skip(seconds),
    stepSentence: (direction) => player.stepSentence(direction),
    stop: () => player.pause(),
    openSection(section) {
      ofShown((playbackId) => player.openAt({ playbackId, section }, 0))();
    },
    setSpeed(speed) {
      player.setSpeed(speed);
      session.changed();
    },
    setVolume(volume) {
      player.setVolume(volume);
      session.changed();
    },
    toggleMute() {
      const { volume } = player.model;
      player.setVolume(volume === 0 ? volumeBeforeMute : 0);
      if (volume > 0) volumeBeforeMute = volume;
      session.changed();
    },
    toggleLoop() {
      player.toggleLoop();
      session.changed();
    },
    cancelSection(section) {
      ofShown((playbackId) => {
        player.silence({ playbackId, section });
        link.post({ type: 'cancelSection', playbackId, section });
      })();
    },
    cancelPlayback: ofShown((playbackId) => {
      player.stop();
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
      player.pause();
      void session.samples.toggle(session.settings.tier, voice, player.model.volume);
    },
    chooseNaturalVoice: (voice, natural) => link.post({ type: 'chooseNaturalVoice', voice, natural }),
    getNaturalVoice: () => link.post({ type: 'getNaturalVoice' }),
    toggleDoubtful() {
      session.showsDoubtful = !session.showsDoubtful;
      session.dropNotice('doubtful');
      session.changed();
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
  { library, player, link, shown }: Session,
  utf16Offset: number,
): Promise<void> {
  if (!shown) return;
  const section = shown.sections.findIndex(({ utf16End }) => utf16Offset < utf16End);
  if (section < 0) return;
  const place = { playbackId: shown.id, section };
  const timing = await library.loadTiming(place);
  const span = spanAtOffset(timing?.spans ?? [], utf16Offset);
  if (span) player.openAt(place, span.startSeconds);
  const text = library.text(shown.id).value ?? '';
  const { utf16Start, utf16End } = span ?? wordAround(text, utf16Offset);
  link.post({ type: 'reveal', playbackId: shown.id, utf16Start, utf16End });
}
