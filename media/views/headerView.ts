import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import type { Reading } from '../../src/panel/reading.ts';
import { clock, count, moment } from '../format.ts';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';
import { chargedSeconds, isUnderWay, overallState, totalSeconds } from '../model/readings.ts';
import { factsView } from './facts.ts';
import { icon } from './icon.ts';
import { iconButton } from './iconButton.ts';
import { tierName, voiceName } from './names.ts';
import { progressView } from './progressView.ts';
import { sectionsView } from './sectionsView.ts';

/** What is read, by whom, and how far the service has come with it. */
export function headerView(model: PanelModel, reading: Reading, actions: Actions): TemplateResult {
  return html`<header class="header">
    <div class="title-row">
      <h1 dir="auto" lang="fa" title=${reading.title}>${reading.title}</h1>
      ${toolbar(reading, actions)}
    </div>
    <p>${factsView(facts(model, reading))}</p>
    ${fallbackView(model, reading)} ${progressView(model, reading, actions)}
    ${sectionsView(model, reading, actions)}
  </header>`;
}

function toolbar(reading: Reading, actions: Actions): TemplateResult {
  const hasSound = reading.sections.some(({ state }) => state === 'succeeded');
  return html`<div class="toolbar" role="toolbar" aria-label=${l10n.t('This reading')}>
    ${iconButton({ icon: 'refresh', label: l10n.t('Read Again'), click: actions.readAgain })}
    ${iconButton({ icon: 'save', label: l10n.t('Save Audio…'), click: actions.save, isDisabled: !hasSound })}
    ${iconButton({
      icon: 'trash',
      label: l10n.t('Remove'),
      click: () => actions.remove(reading.id),
      isDisabled: isUnderWay(overallState(reading)),
    })}
  </div>`;
}

function facts({ choices, now }: PanelModel, reading: Reading): string[] {
  const total = totalSeconds(reading);
  const charged = chargedSeconds(reading);
  return [
    voiceName(choices, usedVoice(reading)),
    tierName(reading.tier),
    total === null ? undefined : clock(total),
    moment(reading.createdAt, now),
    charged === null ? undefined : l10n.t('{0} s charged', count(charged)),
    reading.documentName ?? undefined,
  ].filter((fact) => fact !== undefined);
}

function usedVoice({ sections, voice }: Reading): string {
  return sections.find((each) => each.voice !== null)?.voice ?? voice;
}

function fallbackView({ choices }: PanelModel, reading: Reading): TemplateResult | typeof nothing {
  const used = reading.sections.find(({ isFallback }) => isFallback)?.voice;
  if (used === undefined || used === null) return nothing;
  const asked = voiceName(choices, reading.voice);
  return html`<p class="fallback">
    ${icon('warning')} ${l10n.t('{0} was not available; {1} read this.', asked, voiceName(choices, used))}
  </p>`;
}
