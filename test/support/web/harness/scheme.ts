/** Of the addresses of what is in the folder that is open in an editor on the web. */
export const MEMORY_SCHEME = 'memfs';
