import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Reading, SectionState } from '../../src/panel/reading.ts';
import { clock, moment } from '../format.ts';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';
import { isUnderWay, overallState, totalSeconds } from '../model/readings.ts';
import { factsView } from './facts.ts';
import { icon } from './icon.ts';
import { iconButton } from './iconButton.ts';
import { STATE_ICONS, stateName, tierName, voiceName } from './names.ts';

/** The readings of the last 24 hours, newest first. */
export function historyView(model: PanelModel, actions: Actions): TemplateResult {
  return html`<ul class="history" aria-label=${l10n.t('Readings of the last 24 hours')}>
    ${repeat(
      model.readings,
      ({ id }) => id,
      (reading) => row(model, reading, actions),
    )}
  </ul>`;
}

function row(model: PanelModel, reading: Reading, actions: Actions): TemplateResult {
  const state = overallState(reading);
  return html`<li class="past">
    <button
      type="button"
      class="past-button"
      aria-current=${model.shown?.id === reading.id ? 'true' : nothing}
      @click=${() => actions.show(reading.id)}
    >
      <span class="past-title" dir="auto" lang="fa">${reading.title}</span>
      ${factsView([stateView(state), ...facts(model, reading)])}
    </button>
    ${iconButton({
      icon: 'trash',
      label: l10n.t('Remove “{0}”', reading.title),
      click: () => actions.remove(reading.id),
      isDisabled: isUnderWay(state),
    })}
  </li>`;
}

function stateView(state: SectionState): TemplateResult {
  return html`<span class="state">${icon(STATE_ICONS[state])} ${stateName(state)}</span>`;
}

function facts({ choices, now }: PanelModel, reading: Reading): string[] {
  const total = totalSeconds(reading);
  const facts = [moment(reading.createdAt, now), voiceName(choices, reading.voice), tierName(reading.tier)];
  return total === null ? facts : [...facts, clock(total)];
}
