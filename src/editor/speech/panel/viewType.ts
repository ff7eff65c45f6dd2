/** The type of the read-aloud panel's webview, as `activationEvents` of `package.json` names it. */
export const VIEW_TYPE = 'harf.readAloud';
