import assert from 'node:assert/strict';
import {
  BASIC_VOICES,
  type BasicVoice,
  EXPRESSIVENESS,
  type Expressiveness,
  MAX_PACE,
  MIN_PACE,
  REGIONAL_MODES,
  type RegionalMode,
  STYLES,
  type Style,
} from '../../../src/contract/values.ts';
import { type VoiceChoice, voiceSettings } from '../../../src/engine/index.ts';

interface ContractChoice {
  readonly voice: BasicVoice;
  readonly pace: number;
  readonly style: Style;
  readonly expressiveness: Expressiveness;
  readonly regionalMode: RegionalMode;
}

/** The engine imports no contract; these compile only while both name the same values. */
const toEngine = (choice: ContractChoice): VoiceChoice => choice;
const toContract = (choice: VoiceChoice): ContractChoice => choice;

const all: readonly ContractChoice[] = BASIC_VOICES.flatMap((voice) =>
  [MIN_PACE, MAX_PACE].flatMap((pace) =>
    STYLES.flatMap((style) =>
      EXPRESSIVENESS.flatMap((expressiveness) =>
        REGIONAL_MODES.map((regionalMode) => ({ voice, pace, style, expressiveness, regionalMode })),
      ),
    ),
  ),
);

describe('The voices of the engine', () => {
  it('know every value that the contract allows, and each value changes how they sound', () => {
    const settings = all.map((choice) => JSON.stringify(voiceSettings(toEngine(toContract(choice)))));
    assert.equal(new Set(settings).size, all.length);
    assert.ok(settings.every((each) => !each.includes('null')));
  });
});
