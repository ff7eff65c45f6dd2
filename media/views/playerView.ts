import '@vscode-elements/elements/dist/vscode-button/index.js';
import * as l10n from '@vscode/l10n';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { clock, times } from '../format.ts';
import { type Actions, type PlayerModel, SPEEDS } from '../model/panelModel.ts';
import { icon, iconButton } from './icon.ts';
import { stateName } from './names.ts';

/** The controls at the bottom; `waveform` lies under the slider that seeks. */
export function playerView(player: PlayerModel, actions: Actions, waveform: HTMLElement): TemplateResult {
  return html`<section class="player" dir="ltr" aria-label=${l10n.t('Player')}>
    ${player.state === 'blocked' ? pressToStart(actions) : nothing}
    <div class="track">${waveform} ${seekSlider(player, actions)}</div>
    <div class="controls">${transport(player, actions)} ${options(player, actions)}</div>
  </section>`;
}

/** The browser lets nothing sound before the first click. */
function pressToStart({ togglePlay }: Actions): TemplateResult {
  return html`<vscode-button class="press-to-start" @click=${togglePlay}>
    ${icon('play')} ${l10n.t('Press to start')}
  </vscode-button>`;
}

function seekSlider(player: PlayerModel, actions: Actions): TemplateResult {
  const { seconds, durationSeconds } = player;
  return html`<input
    type="range"
    class="seek"
    min="0"
    max=${durationSeconds ?? 0}
    step="0.1"
    .value=${live(String(seconds))}
    ?disabled=${durationSeconds === null}
    aria-label=${l10n.t('Position')}
    aria-valuetext=${timeText(player)}
    @input=${({ target }: Event) => actions.seek(numberOf(target))}
  />`;
}

function timeText({ seconds, durationSeconds }: PlayerModel): string {
  return `${clock(seconds)} / ${durationSeconds === null ? '–:––' : clock(durationSeconds)}`;
}

function soundText(player: PlayerModel): string {
  return player.state === 'waiting' ? l10n.t('Waiting for sound…') : timeText(player);
}

/** Why there is nothing to play: the state of the section. */
function silenceText({ sectionState }: PlayerModel): string {
  return sectionState === undefined ? '' : stateName(sectionState);
}

function transport(player: PlayerModel, actions: Actions): TemplateResult {
  const { state, isPreview, canPlay } = player;
  const isOn = state === 'playing' || state === 'waiting';
  return html`<div class="transport">
    ${iconButton({
      icon: 'previous',
      label: l10n.t('Back one sentence'),
      key: 'ArrowLeft',
      click: () => actions.stepSentence(-1),
    })}
    ${iconButton({
      icon: isOn ? 'pause' : 'play',
      label: isOn ? l10n.t('Pause') : l10n.t('Play'),
      key: 'Space',
      click: actions.togglePlay,
      className: 'main',
      isDisabled: !canPlay,
    })}
    ${iconButton({
      icon: 'next',
      label: l10n.t('Forward one sentence'),
      key: 'ArrowRight',
      click: () => actions.stepSentence(1),
    })}
    <span class="time" dir="auto">${isOn || canPlay ? soundText(player) : silenceText(player)}</span>
    ${isPreview ? html`<span class="preview-mark">${l10n.t('Preview')}</span>` : nothing}
  </div>`;
}

function options({ speed, volume, isLooping }: PlayerModel, actions: Actions): TemplateResult {
  return html`<div class="options">
    <select
      class="speed"
      aria-label=${l10n.t('Speed')}
      title=${l10n.t('Speed')}
      @change=${({ target }: Event) => actions.setSpeed(numberOf(target))}
    >
      ${SPEEDS.map(
        (each) => html`<option value=${each} .selected=${live(each === speed)}>${times(each)}</option>`,
      )}
    </select>
    ${iconButton({
      icon: volume === 0 ? 'mute' : 'unmute',
      label: volume === 0 ? l10n.t('Unmute') : l10n.t('Mute'),
      key: 'M',
      click: actions.toggleMute,
    })}
    <input
      type="range"
      class="volume"
      min="0"
      max="1"
      step="0.05"
      .value=${live(String(volume))}
      aria-label=${l10n.t('Volume')}
      title=${l10n.t('Volume')}
      @input=${({ target }: Event) => actions.setVolume(numberOf(target))}
    />
    ${iconButton({
      icon: 'sync',
      label: l10n.t('Loop'),
      key: 'L',
      click: actions.toggleLoop,
      isPressed: isLooping,
    })}
  </div>`;
}

function numberOf(target: EventTarget | null): number {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? Number(target.value) : 0;
}
