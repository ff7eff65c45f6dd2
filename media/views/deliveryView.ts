import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import * as z from 'zod/mini';
import {
  DEFAULT_DELIVERY,
  type Expressiveness,
  type RegionalMode,
  type Style,
} from '../../src/contract/values.ts';
import { type Delivery, delivery } from '../../src/panel/settings.ts';
import { codePointLength } from '../../src/text/codePoints.ts';
import { count } from '../format.ts';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';

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
export function deliveryView({ settings, choices }: PanelModel, actions: Actions): TemplateResult {
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
