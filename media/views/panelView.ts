import '@vscode-elements/elements/dist/vscode-tab-header/index.js';
import '@vscode-elements/elements/dist/vscode-tab-panel/index.js';
import '@vscode-elements/elements/dist/vscode-tabs/index.js';
import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from '../model/actions.ts';
import type { PanelModel, Tab } from '../model/panelModel.ts';
import { headerView } from './headerView.ts';
import { historyView } from './historyView.ts';
import { icon } from './icon.ts';
import { iconButton } from './iconButton.ts';
import { playerView } from './playerView.ts';
import { voiceView } from './voiceView.ts';

/** Parts of the document that are not made anew with each rendering. */
export interface FixedParts {
  readonly text: HTMLElement;
  readonly waveform: HTMLElement;
}

const TABS: readonly Tab[] = ['text', 'voice', 'history'];

/** The whole panel. */
export function panelView(model: PanelModel, actions: Actions, parts: FixedParts): TemplateResult {
  const { shown } = model;
  return html`${noticeView(model, actions)} ${shown ? headerView(model, shown, actions) : nothing}
    ${tabsView(model, actions, parts)}
    ${shown ? playerView(model.player, actions, parts.waveform) : nothing}
    <div class="visually-hidden" role="status">${model.announcement}</div>`;
}

function tabsView(model: PanelModel, actions: Actions, parts: FixedParts): TemplateResult {
  const select = ({ detail }: CustomEvent<{ selectedIndex: number }>) =>
    actions.selectTab(TABS[detail.selectedIndex] ?? 'text');
  return html`<vscode-tabs panel selected-index=${TABS.indexOf(model.tab)} @vsc-tabs-select=${select}>
    <vscode-tab-header slot="header">${l10n.t('Text')}</vscode-tab-header>
    <vscode-tab-panel>${model.shown ? parts.text : emptyView(actions)}</vscode-tab-panel>
    <vscode-tab-header slot="header">${l10n.t('Voice')}</vscode-tab-header>
    <vscode-tab-panel>${voiceView(model, actions)}</vscode-tab-panel>
    <vscode-tab-header slot="header">${l10n.t('History')}</vscode-tab-header>
    <vscode-tab-panel>
      ${model.playbacks.length > 0 ? historyView(model, actions) : emptyView(actions)}
    </vscode-tab-panel>
  </vscode-tabs>`;
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
