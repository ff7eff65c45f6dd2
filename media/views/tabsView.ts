import { html, type TemplateResult } from 'lit';
import type { Tab } from '../model/panelModel.ts';

interface TabChoice {
  readonly id: Tab;
  readonly label: string;
  readonly content: TemplateResult | HTMLElement;
}

/** Tabs as ARIA has them: one stop of the Tab key, in which arrows, Home and End choose. */
export function tabsView(
  tabs: readonly TabChoice[],
  chosen: Tab,
  select: (tab: Tab) => void,
): TemplateResult {
  return html`<div class="tabs" role="tablist" @keydown=${(event: KeyboardEvent) => chooseByKey(event, tabs, chosen)}>
      ${tabs.map(
        ({ id, label }) => html`<button
          type="button"
          role="tab"
          class="tab"
          id="tab-${id}"
          aria-controls="tab-panel-${id}"
          aria-selected=${id === chosen}
          tabindex=${id === chosen ? 0 : -1}
          @click=${() => select(id)}
        >
          ${label}
        </button>`,
      )}
    </div>
    ${tabs.map(
      ({ id, content }) => html`<div
        role="tabpanel"
        class="tab-panel"
        id="tab-panel-${id}"
        aria-labelledby="tab-${id}"
        ?hidden=${id !== chosen}
      >
        ${content}
      </div>`,
    )}`;
}

function chooseByKey(event: KeyboardEvent, tabs: readonly TabChoice[], chosen: Tab): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const at = tabs.findIndex(({ id }) => id === chosen);
  const ahead = document.documentElement.dir === 'rtl' ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + ahead,
    ArrowLeft: at - ahead,
    Home: 0,
    End: tabs.length - 1,
  };
  const place = places[event.key];
  const tab = place === undefined ? undefined : tabs.at(place % tabs.length);
  if (tab === undefined) return;
  event.preventDefault();
  const button = document.getElementById(`tab-${tab.id}`);
  button?.focus();
  button?.click();
}
