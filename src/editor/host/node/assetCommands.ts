/** The commands that fetch and remove; `../browser/assetCommands.ts` has the same. */
export { getFluentTranslation } from '../../assets/getFluentTranslation.ts';
export { getNaturalVoice } from '../../assets/getNaturalVoice.ts';
export { offerFluentTranslation } from '../../assets/offerFluentTranslation.ts';
export { removeFluentTranslation, removeNaturalVoice } from '../../assets/removeAssets.ts';
