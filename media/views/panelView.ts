import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isUnderWay, type Playback, type SectionState } from '../../src/panel/playback.ts';
import { elementDirection } from '../../src/text/direction/elementDirection.ts';
import { clock, moment } from '../format.ts';
import type { Actions, PanelModel, Tab } from '../model/panelModel.ts';
import { overallState, totalSeconds } from '../model/playbacks.ts';
import { headerView } from './headerView.ts';
import { icon, iconButton } from './icon.ts';
import { factsView, STATE_ICONS, stateName, tierName, voiceName } from './names.ts';
import { playerView } from './playerView.ts';
import { voiceView } from './voiceView.ts';

/** Elements that are kept from one rendering to the next. */
interface KeptElements {
  readonly text: HTMLElement;
  readonly waveform: HTMLElement;
}

/** The whole panel. */
export function panelView(model: PanelModel, actions: Actions, elements: KeptElements): TemplateResult {
  const { shown } = model;
  return html`${noticeView(model, actions)} ${shown ? headerView(model, shown, actions) : nothing}
    ${contentView(model, actions, elements)}
    ${shown ? playerView(model.player, actions, elements.waveform) : nothing}
    <div class="visually-hidden" role="status">${model.announcement}</div>`;
}

function contentView(model: PanelModel, actions: Actions, { text }: KeptElements): TemplateResult {
  const empty = emptyView(actions);
  const history = model.playbacks.length > 0 ? historyView(model, actions) : empty;
  return tabsView(
    [
      { id: 'text', label: l10n.t('Text'), content: model.shown ? text : empty },
      { id: 'voice', label: l10n.t('Voice'), content: voiceView(model, actions) },
      { id: 'history', label: l10n.t('History'), content: history },
    ],
    model.tab,
    (tab) => actions.selectTab(tab),
  );
}

function emptyView({ readAloud }: Actions): TemplateResult {
  return html`<div class="empty">
    <p>${l10n.t('Nothing was read aloud in the last 24 hours.')}</p>
    <p class="hint">${l10n.t('Select Persian text in an editor, or put the cursor into a paragraph.')}</p>
    <vscode-button @click=${readAloud}>${l10n.t('Read Aloud')}</vscode-button>
  </div>`;
}

function noticeView({ notice }: PanelModel, { dismissNotice }: Actions): TemplateResult | typeof nothing {
  if (notice === undefined) return nothing;
  return html`<div class="notice" role="alert">
    ${icon('error')} <span dir="auto">${notice}</span>
    ${iconButton({ icon: 'close', label: l10n.t('Dismiss'), click: dismissNotice, className: 'small' })}
  </div>`;
}

/** The playbacks of the last 24 hours, newest first. */
function historyView(model: PanelModel, actions: Actions): TemplateResult {
  return html`<ul class="history" aria-label=${l10n.t('Readings of the last 24 hours')}>
    ${repeat(
      model.playbacks,
      ({ id }) => id,
      (playback) => row(model, playback, actions),
    )}
  </ul>`;
}

function row(model: PanelModel, playback: Playback, actions: Actions): TemplateResult {
  const state = overallState(playback);
  return html`<li class="past">
    <button
      type="button"
      class="past-button"
      aria-current=${model.shown?.id === playback.id ? 'true' : nothing}
      @click=${() => actions.show(playback.id)}
    >
      <span class="past-title" dir=${elementDirection(playback.title)} lang="fa">${playback.title}</span>
      ${factsView([stateView(state), ...facts(model, playback)])}
    </button>
    ${iconButton({
      icon: 'trash',
      label: l10n.t('Remove “{0}”', playback.title),
      click: () => actions.remove(playback.id),
      isDisabled: isUnderWay(state),
    })}
  </li>`;
}

function stateView(state: SectionState): TemplateResult {
  return html`<span class="state">${icon(STATE_ICONS[state])} ${stateName(state)}</span>`;
}

function facts({ choices, now }: PanelModel, playback: Playback): string[] {
  const total = totalSeconds(playback);
  const facts = [
    moment(playback.createdAt, now),
    voiceName(choices, playback.voice),
    tierName(playback.tier),
  ];
  return total === null ? facts : [...facts, clock(total)];
}

interface TabChoice {
  readonly id: Tab;
  readonly label: string;
  readonly content: TemplateResult | HTMLElement;
}

/** Tabs as ARIA has them: one stop of the Tab key, in which arrows, Home and End choose. */
function tabsView(tabs: readonly TabChoice[], chosen: Tab, select: (tab: Tab) => void): TemplateResult {
  return html`<div class="tabs" role="tablist" @keydown=${(event: KeyboardEvent) => chooseByKey(event, tabs, chosen)}>
      ${tabs.map(
        ({ id, label }) => html`<button
          type="button"
          role="tab"
          class="tab"
          id="tab-${id}"
          aria-controls="tab-panel-${id}"
          aria-selected=${id === chosen}
          tabindex=${id === chosen ? 0 : -1}
          @click=${() => select(id)}
        >
          ${label}
        </button>`,
      )}
    </div>
    ${tabs.map(
      ({ id, content }) => html`<div
        role="tabpanel"
        class="tab-panel"
        id="tab-panel-${id}"
        aria-labelledby="tab-${id}"
        ?hidden=${id !== chosen}
      >
        ${content}
      </div>`,
    )}`;
}

function chooseByKey(event: KeyboardEvent, tabs: readonly TabChoice[], chosen: Tab): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const at = tabs.findIndex(({ id }) => id === chosen);
  const ahead = document.documentElement.dir === 'rtl' ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + ahead,
    ArrowLeft: at - ahead,
    Home: 0,
    End: tabs.length - 1,
  };
  const place = places[event.key];
  const tab = place === undefined ? undefined : tabs.at(place % tabs.length);
  if (tab === undefined) return;
  event.preventDefault();
  const button = document.getElementById(`tab-${tab.id}`);
  button?.focus();
  button?.click();
}
