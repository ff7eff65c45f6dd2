import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { TIERS, type Tier } from '../../src/contract/values.ts';
import type { Voice } from '../../src/panel/settings.ts';
import { times } from '../format.ts';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';
import { deliveryView } from './deliveryView.ts';
import { iconButton } from './iconButton.ts';
import { tierName } from './names.ts';

const PACE_STEP = 0.05;

/** How the next playback is to sound. */
export function voiceView(model: PanelModel, actions: Actions): TemplateResult {
  const { settings } = model;
  return html`<form class="voice" @submit=${(event: Event) => event.preventDefault()}>
    <fieldset>
      <legend>${l10n.t('Tier')}</legend>
      <div class="choices">${TIERS.map((tier) => tierChoice(model, tier, actions))}</div>
    </fieldset>
    <fieldset>
      <legend>${l10n.t('Voice')}</legend>
      <ul class="voices">
        ${model.choices.voices
          .filter(({ tiers }) => tiers.includes(settings.tier))
          .map((voice) => voiceChoice(model, voice, actions))}
      </ul>
    </fieldset>
    ${paceField(model, actions)}
    ${settings.tier === 'premium' ? deliveryView(model, actions) : nothing}
    <p class="hint">${l10n.t('This is used from the next reading on.')}</p>
    ${model.shown ? readAgain(actions) : nothing}
  </form>`;
}

function tierChoice({ settings, choices }: PanelModel, tier: Tier, actions: Actions): TemplateResult {
  const choose = () => {
    const isThere = choices.voices.some(({ id, tiers }) => id === settings.voice && tiers.includes(tier));
    const voice = isThere ? settings.voice : choices.voices.find(({ tiers }) => tiers.includes(tier))?.id;
    actions.changeSettings(voice === undefined ? { tier } : { tier, voice });
  };
  return html`<label>
    <input type="radio" name="tier" .checked=${live(settings.tier === tier)} @change=${choose} />
    ${tierName(tier)}
  </label>`;
}

function voiceChoice({ settings, sampledVoice }: PanelModel, voice: Voice, actions: Actions): TemplateResult {
  const isSampled = sampledVoice === voice.id;
  return html`<li>
    <label>
      <input
        type="radio"
        name="voice"
        .checked=${live(settings.voice === voice.id)}
        @change=${() => actions.changeSettings({ voice: voice.id })}
      />
      ${voice.name}
    </label>
    ${iconButton({
      icon: isSampled ? 'pause' : 'play',
      label: isSampled
        ? l10n.t('Stop the sample of {0}', voice.name)
        : l10n.t('Hear a sample of {0}', voice.name),
      click: () => actions.playSample(voice.id),
      isPressed: isSampled,
    })}
  </li>`;
}

function paceField({ settings, choices }: PanelModel, actions: Actions): TemplateResult {
  const change = ({ target }: Event) =>
    target instanceof HTMLInputElement && actions.changeSettings({ pace: Number(target.value) });
  return html`<label class="field">
    <span>${l10n.t('Pace')} <span class="value">${times(settings.pace)}</span></span>
    <input
      type="range"
      class="pace"
      dir="ltr"
      min=${choices.paceMin}
      max=${choices.paceMax}
      step=${PACE_STEP}
      .value=${live(String(settings.pace))}
      aria-valuetext=${times(settings.pace)}
      @change=${change}
    />
  </label>`;
}

function readAgain({ readAgain }: Actions): TemplateResult {
  return html`<vscode-button secondary @click=${readAgain}>${l10n.t('Read Again')}</vscode-button>`;
}
