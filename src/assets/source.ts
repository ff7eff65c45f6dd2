/** Who has a file; the user may set another address for each. */
export type Source = 'models' | 'packages' | 'voices';
