import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import * as z from 'zod/mini';
import {
  DEFAULT_DELIVERY,
  type Expressiveness,
  type RegionalMode,
  type Style,
  TIERS,
  type Tier,
} from '../../src/contract/values.ts';
import { type Delivery, delivery, type Voice } from '../../src/panel/settings.ts';
import { codePointLength } from '../../src/text/codePoints.ts';
import { count, times } from '../format.ts';
import type { Actions, PanelModel } from '../model/panelModel.ts';
import { iconButton } from './icon.ts';
import { tierName } from './names.ts';

const PACE_STEP = 0.05;

/** How the next playback is to sound. */
export function voiceView(model: PanelModel, actions: Actions): TemplateResult {
  const { settings } = model;
  return html`<form class="voice" @submit=${(event: Event) => event.preventDefault()}>
    <fieldset>
      <legend>${l10n.t('Tier')}</legend>
      <div class="tiers">${TIERS.map((tier) => tierChoice(model, tier, actions))}</div>
    </fieldset>
    <fieldset>
      <legend>${l10n.t('Voice')}</legend>
      <ul class="voices">
        ${model.choices.voices
          .filter(({ tiers }) => tiers.includes(settings.tier))
          .map((voice) => voiceChoice(model, voice, actions))}
      </ul>
      ${naturalOffer(model, actions)}
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
  const hint = `hint-${tier}`;
  return html`<div class="tier">
    <label>
      <input
        type="radio"
        name="tier"
        aria-describedby=${hint}
        .checked=${live(settings.tier === tier)}
        @change=${choose}
      />
      ${tierName(tier)}
    </label>
    <span class="hint" id=${hint}>${tierHint(tier)}</span>
  </div>`;
}

function tierHint(tier: Tier): string {
  return tier === 'basic'
    ? l10n.t('heard while the rest is still being made')
    : l10n.t('made as a whole before it is heard, with a style and notes; by two voices');
}

function voiceChoice(model: PanelModel, voice: Voice, actions: Actions): TemplateResult {
  const { settings, sampledVoice } = model;
  const isSampled = sampledVoice === voice.id;
  const hint = `hint-${voice.id}`;
  return html`<li>
    <label>
      <input
        type="radio"
        name="voice"
        aria-describedby=${hint}
        .checked=${live(settings.voice === voice.id)}
        @change=${() => actions.changeSettings({ voice: voice.id })}
      />
      ${voice.name}
    </label>
    <span class="speaker hint" id=${hint}
      >${voice.speaker === 'man' ? l10n.t('man') : l10n.t('woman')}</span
    >
    ${naturalChoice(model, voice, actions)}
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

/** What speaks for a voice, where there is more than the built-in one. */
function naturalChoice(
  { choices: { naturalVoices } }: PanelModel,
  { id, name, natural }: Voice,
  { chooseNaturalVoice }: Actions,
): TemplateResult | typeof nothing {
  if (naturalVoices === null || naturalVoices.length === 0) return nothing;
  const choose = ({ target }: Event) =>
    target instanceof HTMLSelectElement && chooseNaturalVoice(id, target.value === '' ? null : target.value);
  const option = (value: string, label: string) =>
    html`<option value=${value} .selected=${live(value === (natural ?? ''))}>${label}</option>`;
  return html`<select class="natural" aria-label=${l10n.t('Speaks for {0}', name)} @change=${choose}>
    ${option('', l10n.t('Built-in voice'))}
    ${naturalVoices.map((voice) => option(voice.id, l10n.t('Natural voice: {0}', voice.name)))}
  </select>`;
}

function naturalOffer(
  { choices: { naturalVoices } }: PanelModel,
  { getNaturalVoice }: Actions,
): TemplateResult | typeof nothing {
  if (naturalVoices === null) return nothing;
  return html`<div class="natural-offer">
    ${
      naturalVoices.length === 0
        ? html`<p class="hint">
            ${l10n.t('A natural voice sounds like a person. It is fetched once and then speaks on this computer.')}
          </p>`
        : nothing
    }
    <vscode-button secondary @click=${getNaturalVoice}>${l10n.t('Get a Natural Voice…')}</vscode-button>
  </div>`;
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

interface Choice {
  readonly field: keyof typeof DEFAULT_DELIVERY;
  readonly label: string;
  /** Names by value, in the order in which they are offered. */
  readonly names: Readonly<Record<string, string>>;
}

function choicesOf(): readonly Choice[] {
  return [
    {
      field: 'style',
      label: l10n.t('Style'),
      names: {
        neutral: l10n.t('Neutral'),
        news: l10n.t('News'),
        story: l10n.t('Story'),
      } satisfies Record<Style, string>,
    },
    {
      field: 'expressiveness',
      label: l10n.t('Expressiveness'),
      names: {
        medium: l10n.t('Medium'),
        low: l10n.t('Low'),
        high: l10n.t('High'),
      } satisfies Record<Expressiveness, string>,
    },
    {
      field: 'regional_mode',
      label: l10n.t('Regional mode'),
      names: {
        standard: l10n.t('Standard'),
        tehrani: l10n.t('Tehrani'),
      } satisfies Record<RegionalMode, string>,
    },
  ];
}

/** The fields that only Premium takes. */
function deliveryView({ settings, choices }: PanelModel, actions: Actions): TemplateResult {
  const change = (part: unknown) => {
    const read = z.partial(delivery).safeParse(part);
    if (read.success) actions.changeSettings({ delivery: { ...settings.delivery, ...read.data } });
  };
  return html`${choicesOf().map((choice) => choiceField(choice, settings.delivery, change))}
  ${notesField(settings.delivery.director_notes ?? '', choices.directorNotesMaxCodePoints, change)}`;
}

type Change = (part: unknown) => void;

function choiceField({ field, label, names }: Choice, current: Delivery, change: Change): TemplateResult {
  const chosen = current[field] ?? DEFAULT_DELIVERY[field];
  return html`<label class="field">
    <span>${label}</span>
    <select
      @change=${({ target }: Event) =>
        target instanceof HTMLSelectElement && change({ [field]: target.value })}
    >
      ${Object.entries(names).map(
        ([value, name]) => html`<option value=${value} .selected=${live(value === chosen)}>${name}</option>`,
      )}
    </select>
  </label>`;
}

function notesField(notes: string, max: number, change: Change): TemplateResult {
  const take = ({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const isTooLong = codePointLength(target.value) > max;
    target.ariaInvalid = String(isTooLong);
    if (!isTooLong) change({ director_notes: target.value });
  };
  return html`<label class="field">
    <span>${l10n.t('Notes for the director')}</span>
    <textarea rows="3" dir="auto" .value=${live(notes)} @change=${take}></textarea>
    <span class="hint">${l10n.t('At most {0} characters', count(max))}</span>
  </label>`;
}
