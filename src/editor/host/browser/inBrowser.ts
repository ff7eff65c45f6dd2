/** Whether Harf runs in a browser, not on a computer of its user. */
export const IN_BROWSER = true;
