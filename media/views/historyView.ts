import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isUnderWay, type Playback, type SectionState } from '../../src/panel/playback.ts';
import { clock, moment } from '../format.ts';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';
import { overallState, totalSeconds } from '../model/playbacks.ts';
import { factsView } from './facts.ts';
import { icon } from './icon.ts';
import { iconButton } from './iconButton.ts';
import { STATE_ICONS, stateName, tierName, voiceName } from './names.ts';

/** The playbacks of the last 24 hours, newest first. */
export function historyView(model: PanelModel, actions: Actions): TemplateResult {
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
      <span class="past-title" dir="auto" lang="fa">${playback.title}</span>
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
