import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { isUnderWay, type Playback, type SectionState } from '../../src/panel/playback.ts';
import { clock, count } from '../format.ts';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';
import { overallState } from '../model/playbacks.ts';
import { icon } from './icon.ts';
import { STATE_ICONS, stateName } from './names.ts';

/** The state of the whole playback as a word, with what can be done about it. */
export function progressView(model: PanelModel, playback: Playback, actions: Actions): TemplateResult {
  const state = overallState(playback);
  return html`<div class="progress">
      <span class="state">${icon(STATE_ICONS[state])} ${stateName(state)}</span>
      <span class="detail">${detail(model, playback, state)}</span>
      <span class="progress-buttons">
        ${retryButton(playback, actions)} ${isUnderWay(state) ? cancelButton(actions) : nothing}
      </span>
    </div>
    ${isUnderWay(state) ? bar(playback) : nothing} ${failures(playback)}`;
}

const isDone = (playback: Playback) => playback.sections.filter(({ state }) => !isUnderWay(state)).length;

function detail({ now }: PanelModel, playback: Playback, state: SectionState): string {
  const parts =
    playback.sections.length > 1 && state !== 'succeeded'
      ? [l10n.t('{0} of {1} parts', count(isDone(playback)), count(playback.sections.length))]
      : [];
  const since = isUnderWay(state) ? underWaySince(playback) : null;
  if (since !== null) parts.push(clock(Math.max(0, now - since) / 1000));
  return parts.join(' · ');
}

/** When the work that goes on now began, in milliseconds since the epoch. */
function underWaySince({ sections }: Playback): number | null {
  const current = sections.find(({ state }) => state === 'running' || state === 'queued');
  return current?.startedAt ?? current?.createdAt ?? null;
}

function bar(playback: Playback): TemplateResult {
  const { length } = playback.sections;
  return html`<vscode-progress-bar
    aria-label=${l10n.t('Progress')}
    .value=${length > 1 ? isDone(playback) : Number.NaN}
    .max=${length}
  ></vscode-progress-bar>`;
}

function cancelButton(actions: Actions): TemplateResult {
  return html`<vscode-button secondary @click=${actions.cancelPlayback}>${l10n.t('Cancel')}</vscode-button>`;
}

function retryButton({ sections }: Playback, actions: Actions): TemplateResult | typeof nothing {
  if (!sections.some(({ state }) => state === 'failed')) return nothing;
  return html`<vscode-button @click=${actions.retryFailed}>${l10n.t('Retry')}</vscode-button>`;
}

/** What went wrong, each sentence once, with the part that it is about. */
function failures({ sections }: Playback): readonly TemplateResult[] {
  return sections.flatMap(({ failure }, at) => {
    if (failure === null || sections.findIndex((each) => each.failure === failure) !== at) return [];
    const text = sections.length > 1 ? l10n.t('Part {0}: {1}', count(at + 1), failure) : failure;
    return html`<p class="failure" dir="auto">${text}</p>`;
  });
}
