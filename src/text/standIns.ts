/** Letters that, with a number, stand in a text for a word that is not prose; services keep such words as they are. */
export const STAND_IN_LETTERS = ['X', 'Z', 'Q', 'XX', 'ZZ', 'QQ', 'QXZ'] as const;

/** What stands in a text for marks of emphasis, links and the like; services keep such signs where they are. */
export const STAND_IN_SIGNS = ['**', '__', '~~', '==', '++', '^^', '|||'] as const;
