import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from './icon.ts';

interface IconButton {
  readonly icon: IconName;
  /** What it does, said and shown when pointed at. */
  readonly label: string;
  readonly click: () => void;
  /** The key that does the same, as `aria-keyshortcuts` writes it. */
  readonly key?: string;
  /** Given for a button that stays pressed. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

export function iconButton(button: IconButton): TemplateResult {
  const { label, key, isPressed } = button;
  return html`<button
    type="button"
    class="icon-button ${button.className ?? ''}"
    aria-label=${label}
    title=${key === undefined ? label : `${label} (${key})`}
    aria-keyshortcuts=${key ?? nothing}
    aria-pressed=${isPressed ?? nothing}
    ?disabled=${button.isDisabled ?? false}
    @click=${button.click}
  >
    ${icon(button.icon)}
  </button>`;
}
