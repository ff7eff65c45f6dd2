import circleSlash from '@vscode/codicons/src/icons/circle-slash.svg';
import clockface from '@vscode/codicons/src/icons/clockface.svg';
import close from '@vscode/codicons/src/icons/close.svg';
import next from '@vscode/codicons/src/icons/debug-continue.svg';
import pause from '@vscode/codicons/src/icons/debug-pause.svg';
import previous from '@vscode/codicons/src/icons/debug-reverse-continue.svg';
import error from '@vscode/codicons/src/icons/error.svg';
import loading from '@vscode/codicons/src/icons/loading.svg';
import mute from '@vscode/codicons/src/icons/mute.svg';
import pass from '@vscode/codicons/src/icons/pass.svg';
import play from '@vscode/codicons/src/icons/play.svg';
import question from '@vscode/codicons/src/icons/question.svg';
import refresh from '@vscode/codicons/src/icons/refresh.svg';
import save from '@vscode/codicons/src/icons/save.svg';
import sync from '@vscode/codicons/src/icons/sync.svg';
import trash from '@vscode/codicons/src/icons/trash.svg';
import unmute from '@vscode/codicons/src/icons/unmute.svg';
import warning from '@vscode/codicons/src/icons/warning.svg';
import { html, nothing, type TemplateResult } from 'lit';

const sources = {
  circleSlash,
  clockface,
  close,
  error,
  loading,
  mute,
  next,
  pass,
  pause,
  play,
  previous,
  question,
  refresh,
  save,
  sync,
  trash,
  unmute,
  warning,
};

export type IconName = keyof typeof sources;

const outlines = new Map(Object.entries(sources).map(([name, source]) => [name, outlineOf(source)]));

/** All paths of a codicon as one. */
function outlineOf(svg: string): string {
  return [...svg.matchAll(/\bd="([^"]*)"/g)].map(([, path]) => path).join('');
}

/** A codicon for the eye only; what it means is to be said beside it. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon icon-${name}" viewBox="0 0 16 16" aria-hidden="true">
    <path d=${outlines.get(name) ?? ''}></path>
  </svg>`;
}

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
