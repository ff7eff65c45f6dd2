/** Writes another candidate for a typed word: the command behind a link; no palette has it, for it needs a choice. */
export const CHOOSE_TYPED = 'harf.chooseTyped';
/** Takes what was chosen out of the list: the command behind a link. */
export const FORGET_TYPED = 'harf.forgetTyped';
/** Opens the list of what was chosen: the command behind a link. */
export const OPEN_TYPED_LIST = 'harf.openTypedList';

export const TYPED_COMMANDS = [CHOOSE_TYPED, FORGET_TYPED, OPEN_TYPED_LIST];
