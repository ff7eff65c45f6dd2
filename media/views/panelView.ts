import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from '../model/actions.ts';
import type { PanelModel } from '../model/panelModel.ts';
import { headerView } from './headerView.ts';
import { historyView } from './historyView.ts';
import { icon } from './icon.ts';
import { iconButton } from './iconButton.ts';
import { playerView } from './playerView.ts';
import { tabsView } from './tabsView.ts';
import { voiceView } from './voiceView.ts';

/** Elements that are kept from one rendering to the next. */
interface KeptElements {
  readonly text: HTMLElement;
  readonly waveform: HTMLElement;
}

/** The whole panel. */
export function panelView(model: PanelModel, actions: Actions, elements: KeptElements): TemplateResult {
  const { shown } = model;
  return html`${noticeView(model, actions)} ${shown ? headerView(model, shown, actions) : nothing}
    ${contentView(model, actions, elements)}
    ${shown ? playerView(model.player, actions, elements.waveform) : nothing}
    <div class="visually-hidden" role="status">${model.announcement}</div>`;
}

function contentView(model: PanelModel, actions: Actions, { text }: KeptElements): TemplateResult {
  const empty = emptyView(actions);
  const history = model.playbacks.length > 0 ? historyView(model, actions) : empty;
  return tabsView(
    [
      { id: 'text', label: l10n.t('Text'), content: model.shown ? text : empty },
      { id: 'voice', label: l10n.t('Voice'), content: voiceView(model, actions) },
      { id: 'history', label: l10n.t('History'), content: history },
    ],
    model.tab,
    (tab) => actions.selectTab(tab),
  );
}

function emptyView({ readAloud }: Actions): TemplateResult {
  return html`<div class="empty">
    <p>${l10n.t('Nothing was read aloud in the last 24 hours.')}</p>
    <p class="hint">${l10n.t('Select Persian text in an editor, or put the cursor into a paragraph.')}</p>
    <vscode-button @click=${readAloud}>${l10n.t('Read Aloud')}</vscode-button>
  </div>`;
}

function noticeView({ notice }: PanelModel, { dismissNotice }: Actions): TemplateResult | typeof nothing {
  if (notice === undefined) return nothing;
  return html`<div class="notice" role="alert">
    ${icon('error')} <span dir="auto">${notice}</span>
    ${iconButton({ icon: 'close', label: l10n.t('Dismiss'), click: dismissNotice, className: 'small' })}
  </div>`;
}
