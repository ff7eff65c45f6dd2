import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { isUnderWay, type Playback } from '../../src/panel/playback.ts';
import { clock, count, moment } from '../format.ts';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';
import { chargedSeconds, overallState, totalSeconds } from '../model/playbacks.ts';
import { factsView } from './facts.ts';
import { icon } from './icon.ts';
import { iconButton } from './iconButton.ts';
import { tierName, voiceName } from './names.ts';
import { progressView } from './progressView.ts';
import { sectionsView } from './sectionsView.ts';

/** What is read, by whom, and how far the service has come with it. */
export function headerView(model: PanelModel, playback: Playback, actions: Actions): TemplateResult {
  return html`<header class="header">
    <div class="title-row">
      <h1 dir="auto" lang="fa" title=${playback.title}>${playback.title}</h1>
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
