import { html, type TemplateResult } from 'lit';

/** Facts in a row, each in its own direction of writing. */
export function factsView(facts: readonly (string | TemplateResult)[]): TemplateResult {
  return html`<span class="facts"
    >${facts.map((fact, at) => html`${at > 0 ? ' · ' : ''}<bdi>${fact}</bdi>`)}</span
  >`;
}
