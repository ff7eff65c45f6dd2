/**
 * The tools' door to the engine: what compiles, checks, trains and measures is built on. The running product enters by
 * `engine/index.ts` and never loads this.
 */

// How letters sound, and what the model of unknown words sees of them.
export { alignLetters, MISFIT_COST } from '../alignment/alignLetters.ts';
// How sentences are read: all their ways, and the decision between them.
export { decideAsLearned, decideInContext, type Learned, learnedBy } from '../analyse/analyse.ts';
export { confidenceOf, marginOf } from '../analyse/context/confidence.ts';
// What the context model sees of them.
export {
  MOST_FEATURES,
  ownFeatures,
  pairFeatures,
  surroundings,
  tripleFeatures,
} from '../analyse/context/features.ts';
export {
  LABELS,
  type Layout,
  layOut,
  type States,
  tripleOf,
  visitLinks,
  visitTriples,
} from '../analyse/context/layout.ts';
export { createJudge, type Judge } from '../analyse/context/model.ts';
export type { State } from '../analyse/context/node.ts';
export { viewNodes } from '../analyse/context/nodeView.ts';
export { decide } from '../analyse/context/viterbi.ts';
export { createLatticeReader, type Lattice } from '../analyse/lattice.ts';
export { openLexicon } from '../analyse/lexicon/openLexicon.ts';
// What the network sees of them.
export { hasSeveralSounds, placeOf, stateInputs, wordInputs } from '../analyse/network/inputs.ts';
export { openNetwork } from '../analyse/network/network.ts';
export { MOST_SOUND_FEATURES, soundFeatures, spelledWord } from '../analyse/sounds/soundFeatures.ts';
export {
  NO_SOUNDS,
  pathWithSound,
  type Sound,
  type SoundModel,
  soundNamed,
} from '../analyse/sounds/soundModel.ts';
export { likeliestSounds, logChances, soundsOf } from '../analyse/sounds/soundSearch.ts';
export { normaliseWord } from '../analyse/words/normalise.ts';
export { createWordReader, type WordReader } from '../analyse/words/wordReader.ts';
// What was compiled, at once.
export { createEngine, type Engine } from '../engine.ts';
export { deflateSections, packSections, unpackSections } from '../format/container.ts';
export { CLASSES, featureBits } from '../format/features.ts';
export {
  type NetworkShape,
  networkBytes,
  openNetworkWeights,
  TABLES,
  type Table,
  type TableName,
} from '../format/networkWeights.ts';
// The sections that training writes.
export {
  type Calibration,
  calibrationBytes,
  letterSoundBytes,
  type SmallWeights,
  UNCALIBRATED,
  type Weights,
  weightBytes,
} from '../format/trained.ts';
export { heardWithoutEzafe, isVowel } from '../phonology.ts';
// What proofreading weighs, and what is told of its rules.
export { type Evidence, evidenceAtHand, evidenceOfReading, suspects } from '../proofread/heEvidence.ts';
export { proofRules, readWith, tidyRules } from '../proofread/index.ts';
export type { ProofSources } from '../proofread/rule.ts';
// From sources to the bytes that the engine loads.
export { packVoiceData } from '../speech/voiceData.ts';
export { choicesIn, NO_ARTICLE, type Place } from '../translate/index.ts';
export { checkCorpus, unknownWords } from './checkCorpus.ts';
export { checkTranslation } from './checkTranslation.ts';
export { type ChoicePlace, createChoiceReader } from './choiceReader.ts';
export { compileLexicon } from './compile.ts';
export { type CorpusSentence, type CorpusWord, readCorpus } from './corpus.ts';
export { createSenseReader } from './senseReader.ts';
export { headWords, readSources } from './sources.ts';
// Tables and the corpus.
export { readRows, type SourceFile } from './tsv.ts';
export { countWords } from './wordCounts.ts';
