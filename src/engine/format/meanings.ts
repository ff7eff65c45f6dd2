/**
 * Classes of meaning: English words that stand in like company. A class has a number below `CLASSES`; classes that
 * are near each other share a wider class, from 1. Both are one number, `wider * CLASSES + class`; 0 is unknown.
 */
export const CLASSES = 512;
