/** When Harf runs on a computer, not in a browser: in a folder that is opened remotely it runs there. A when clause. */
export const WITH_COMPUTER = '(!isWeb || remoteName)';
