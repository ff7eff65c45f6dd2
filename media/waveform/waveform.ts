import type WaveSurfer from 'wavesurfer.js';

/** The shape of a section's sound, to look at; a slider over it takes the clicks. */
export class Waveform {
  readonly element = document.createElement('div');
  readonly #nonce: string;
  #peaks: readonly number[] | undefined;
  #drawing: Promise<WaveSurfer> | undefined;
  #surfer: WaveSurfer | undefined;
  #fraction = 0;

  /** `nonce` is the document's, for the style that is drawn with. */
  constructor(nonce: string) {
    this.#nonce = nonce;
    this.element.className = 'waveform is-empty';
    this.element.ariaHidden = 'true';
    new MutationObserver(() => this.#surfer?.setOptions(colours())).observe(document.body, {
      attributeFilter: ['class', 'data-vscode-theme-id'],
    });
  }

  /** Draws these peaks, from 0 to 1; undefined for a sound whose shape is not known. */
  show(peaks: readonly number[] | undefined): void {
    if (peaks === this.#peaks) return;
    this.#peaks = peaks;
    this.element.classList.toggle('is-empty', !peaks);
    if (peaks) void this.#draw(peaks);
  }

  /** Moves the place that is heard: a fraction of the duration. */
  move(fraction: number): void {
    this.#fraction = fraction;
    this.#surfer?.setTime(fraction);
  }

  async #draw(peaks: readonly number[]): Promise<void> {
    this.#drawing ??= this.#create();
    const surfer = await this.#drawing;
    if (peaks !== this.#peaks) return;
    // Fractions take the place of seconds: it only draws, the sound is elsewhere.
    await surfer.load('', [[...peaks]], 1);
    this.#surfer = surfer;
    surfer.setTime(this.#fraction);
  }

  async #create(): Promise<WaveSurfer> {
    const { default: WaveSurfer } = await import('wavesurfer.js');
    return WaveSurfer.create({
      container: this.element,
      height: 44,
      barWidth: 2,
      barGap: 1,
      barRadius: 1,
      barMinHeight: 1,
      cursorWidth: 1,
      normalize: true,
      hideScrollbar: true,
      interact: false,
      cspNonce: this.#nonce,
      ...colours(),
    });
  }
}

function colours() {
  const style = getComputedStyle(document.documentElement);
  const colour = (...names: string[]) =>
    names.map((name) => style.getPropertyValue(name)).find((value) => value !== '') ?? 'gray';
  return {
    waveColor: colour('--vscode-disabledForeground', '--vscode-descriptionForeground'),
    progressColor: colour('--vscode-progressBar-background', '--vscode-focusBorder'),
    cursorColor: colour('--vscode-foreground'),
  };
}
