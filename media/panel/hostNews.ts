import * as l10n from '@vscode/l10n';
import type { Start } from '../../src/panel/messages.ts';
import { isUnderWay, type Playback, type SectionChange } from '../../src/panel/playback.ts';
import type { SectionPlace } from '../../src/panel/requests.ts';
import type { HostNews } from '../host/hostLink.ts';
import { withSectionChange } from '../model/playbacks.ts';
import { announcementOf } from '../views/names.ts';
import type { Session } from './session.ts';

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** Applies a message of the host to the session. */
export function applyNews(session: Session, news: HostNews): void {
  const { player } = session;
  switch (news.type) {
    case 'start':
      start(session, news);
      break;
    case 'settings':
      setSettings(session, news);
      break;
    case 'language':
      setLanguage(news);
      session.changed();
      break;
    case 'playbackAdded':
      addPlayback(session, news.playback);
      break;
    case 'sectionChanged':
      changeSection(session, placeOf(news), news.change);
      break;
    case 'playbackRemoved':
      removePlayback(session, news.playbackId);
      break;
    case 'previewChunk':
      player.sounds.addChunk(placeOf(news), news.eventId, news.bytes);
      player.refresh(placeOf(news));
      break;
    case 'previewReset':
      forgetSound(session, placeOf(news));
      player.refresh(placeOf(news));
      break;
    case 'previewEnd':
      player.sounds.endPreview(placeOf(news));
      break;
    case 'previewTiming':
      session.library.setPreviewTiming(placeOf(news), news.timing);
      session.changed();
      break;
    case 'control':
      control(session, news.action);
  }
}

/** Nothing but the place in a message about a section. */
function placeOf({ playbackId, section }: SectionPlace): SectionPlace {
  return { playbackId, section };
}

function setSettings(session: Session, { settings, choices }: Pick<Start, 'settings' | 'choices'>): void {
  session.settings = settings;
  session.choices = choices;
  session.changed();
}

function setLanguage({ language, translations }: Pick<Start, 'language' | 'translations'>): void {
  l10n.config({ contents: translations });
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}

function start(session: Session, news: Start): void {
  setLanguage(news);
  setSettings(session, news);
  session.library.playbacks = news.playbacks;
  const { library, player } = session;
  session.show(
    library.playback(news.shownId) ?? library.playback(player.lastShownId) ?? library.playbacks[0],
  );
}

function control({ player, samples }: Session, action: 'toggle' | 'stop'): void {
  if (action === 'toggle') player.togglePlay();
  else {
    samples.stop();
    player.stop();
  }
}

function addPlayback(session: Session, playback: Playback): void {
  session.samples.stop();
  session.library.add(playback);
  session.shownId = playback.id;
  session.tab = 'text';
  session.notice = undefined;
  session.player.begin(playback);
  session.changed();
}

function changeSection(session: Session, place: SectionPlace, change: SectionChange): void {
  const { library, player } = session;
  const before = library.section(place);
  library.playbacks = withSectionChange(library.playbacks, place, change);
  const after = library.section(place);
  if (!before || !after) return;
  if (isUnderWay(after.state) && !isUnderWay(before.state)) forgetSound(session, place);
  if (after.state !== before.state && place.playbackId === session.shownId && session.shown)
    session.announcement = announcementOf(session.shown, place.section, after.state);
  if (after.state === 'succeeded') session.notice = undefined;
  player.refresh(place);
  session.changed();
}

function forgetSound({ library, player }: Session, place: SectionPlace): void {
  library.forgetSound(place);
  player.sounds.dropPreview(place);
  player.sounds.dropFile(place);
}

function removePlayback(session: Session, id: string): void {
  session.library.remove(id);
  session.player.forget(id);
  if (session.shownId === id) session.show(session.library.playbacks[0]);
  else session.changed();
}
