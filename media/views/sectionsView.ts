import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { isUnderWay, type Playback, type Section } from '../../src/panel/playback.ts';
import { clock, count } from '../format.ts';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';
import { icon } from './icon.ts';
import { iconButton } from './iconButton.ts';
import { STATE_ICONS, stateName } from './names.ts';

/** The parts of a long text in a row, each with its own state; nothing for a text of one part. */
export function sectionsView(
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
