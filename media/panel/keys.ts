import type { Actions } from '../model/actions.ts';
import type { PlayerModel } from '../model/panelModel.ts';
import { nextSpeed } from '../player/speeds.ts';

const VOLUME_STEP = 0.1;
const SKIP_SECONDS = 5;

type KeyAction = (actions: Actions, player: PlayerModel) => void;

const KEYS: Readonly<Record<string, KeyAction>> = {
  ' ': (actions) => actions.togglePlay(),
  ArrowLeft: (actions) => actions.stepSentence(-1),
  ArrowRight: (actions) => actions.stepSentence(1),
  'Shift+ArrowLeft': (actions) => actions.skip(-SKIP_SECONDS),
  'Shift+ArrowRight': (actions) => actions.skip(SKIP_SECONDS),
  ArrowUp: (actions, { volume }) => actions.setVolume(volume + VOLUME_STEP),
  ArrowDown: (actions, { volume }) => actions.setVolume(volume - VOLUME_STEP),
  '-': (actions, { speed }) => actions.setSpeed(nextSpeed(speed, -1)),
  '+': (actions, { speed }) => actions.setSpeed(nextSpeed(speed, 1)),
  '=': (actions, { speed }) => actions.setSpeed(nextSpeed(speed, 1)),
  Home: (actions) => actions.seek(0),
  End: (actions, { durationSeconds }) => durationSeconds !== null && actions.seek(durationSeconds),
  l: (actions) => actions.toggleLoop(),
  m: (actions) => actions.toggleMute(),
  Escape: (actions) => actions.stop(),
};

/** Does what a key stands for, unless the element that has the focus needs the key for itself. */
export function handleKey(event: KeyboardEvent, actions: Actions, player: PlayerModel): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const isArrow = event.key.startsWith('Arrow');
  const action = KEYS[event.shiftKey && isArrow ? `Shift+${event.key}` : event.key];
  const [target] = event.composedPath();
  if (!action || (target instanceof Element && needsKey(target, event.key))) return;
  event.preventDefault();
  action(actions, player);
}

const PRESSES = new Set([' ', 'Enter']);
const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
const SCROLLS = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

function needsKey(element: Element, key: string): boolean {
  if (key === 'Escape') return false;
  if (element.matches('textarea, select')) return true;
  if (element.matches('input, [role=tab]')) return PRESSES.has(key) || MOVES.has(key);
  if (element.matches('.text')) return SCROLLS.has(key);
  return element.matches('button, [role=button]') && PRESSES.has(key);
}
