import * as l10n from '@vscode/l10n';
import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import { html, nothing, type TemplateResult } from 'lit';
import { isUnderWay, type Playback, type Section, type SectionState } from '../../src/panel/playback.ts';
import { elementDirection } from '../../src/text/direction/elementDirection.ts';
import { clock, count, moment } from '../format.ts';
import type { Actions, PanelModel } from '../model/panelModel.ts';
import { chargedSeconds, overallState, totalSeconds } from '../model/playbacks.ts';
import { icon, iconButton } from './icon.ts';
import { factsView, STATE_ICONS, stateName, tierName, voiceName } from './names.ts';

/** What is read, by whom, and how far the service has come with it. */
export function headerView(model: PanelModel, playback: Playback, actions: Actions): TemplateResult {
  return html`<header class="header">
    <div class="title-row">
      <h1 dir=${elementDirection(playback.title)} lang="fa" title=${playback.title}>${playback.title}</h1>
      ${toolbar(model, playback, actions)}
    </div>
    <p>${factsView(facts(model, playback))}</p>
    ${fallbackView(model, playback)} ${progressView(model, playback, actions)}
    ${sectionsView(model, playback, actions)}
  </header>`;
}

function toolbar({ showsDoubtful }: PanelModel, playback: Playback, actions: Actions): TemplateResult {
  const hasSound = playback.sections.some(({ state }) => state === 'succeeded');
  return html`<div class="toolbar" role="toolbar" aria-label=${l10n.t('This reading')}>
    ${iconButton({
      icon: 'question',
      label: l10n.t('Underline Doubtful Words'),
      click: actions.toggleDoubtful,
      isPressed: showsDoubtful,
    })}
    ${iconButton({ icon: 'refresh', label: l10n.t('Read Again'), click: actions.readAgain })}
    ${iconButton({ icon: 'save', label: l10n.t('Save Audio…'), click: actions.save, isDisabled: !hasSound })}
    ${iconButton({
      icon: 'trash',
      label: l10n.t('Remove'),
      click: () => actions.remove(playback.id),
      isDisabled: isUnderWay(overallState(playback)),
    })}
  </div>`;
}

function facts({ choices, now }: PanelModel, playback: Playback): string[] {
  const total = totalSeconds(playback);
  const charged = chargedSeconds(playback);
  return [
    voiceName(choices, usedVoice(playback)),
    tierName(playback.tier),
    total === null ? undefined : clock(total),
    moment(playback.createdAt, now),
    charged === null ? undefined : l10n.t('{0} s charged', count(charged)),
    playback.documentName ?? undefined,
  ].filter((fact) => fact !== undefined);
}

function usedVoice({ sections, voice }: Playback): string {
  return sections.find((each) => each.voice !== null)?.voice ?? voice;
}

function fallbackView({ choices }: PanelModel, playback: Playback): TemplateResult | typeof nothing {
  const used = playback.sections.find(({ isFallback }) => isFallback)?.voice;
  if (used === undefined || used === null) return nothing;
  const asked = voiceName(choices, playback.voice);
  if (used === playback.voice)
    return html`<p class="fallback">
      ${icon('warning')} ${l10n.t('The natural voice failed, so the built-in one read this.')}
    </p>`;
  return html`<p class="fallback">
    ${icon('warning')} ${l10n.t('{0} was not available; {1} read this.', asked, voiceName(choices, used))}
  </p>`;
}

/** The state of the whole playback as a word, with what can be done about it. */
function progressView(model: PanelModel, playback: Playback, actions: Actions): TemplateResult {
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

/** The parts of a long text in a row, each with its own state; nothing for a text of one part. */
function sectionsView(
  { player }: PanelModel,
  playback: Playback,
  actions: Actions,
): TemplateResult | typeof nothing {
  if (playback.sections.length === 1) return nothing;
  return html`<ol class="sections" aria-label=${l10n.t('Parts')}>
    ${playback.sections.map((section, at) => {
      const isCurrent = player.place?.section === at;
      return html`<li class="section">
        <button
          type="button"
          class="section-button"
          aria-current=${isCurrent ? 'true' : nothing}
          title=${section.failure ?? l10n.t('Play part {0}', count(at + 1))}
          @click=${() => actions.openSection(at)}
        >
          ${icon(STATE_ICONS[section.state])}
          <span class="visually-hidden">${l10n.t('Part')}</span>
          <b>${count(at + 1)}</b> ${describe(section)}
        </button>
        ${isUnderWay(section.state) ? cancelSection(at, actions) : nothing}
      </li>`;
    })}
  </ol>`;
}

function describe({ state, durationSeconds }: Section): string {
  return state === 'succeeded' && durationSeconds !== null
    ? `${stateName(state)} ${clock(durationSeconds)}`
    : stateName(state);
}

function cancelSection(at: number, actions: Actions): TemplateResult {
  return iconButton({
    icon: 'close',
    label: l10n.t('Cancel part {0}', count(at + 1)),
    click: () => actions.cancelSection(at),
    className: 'small',
  });
}
