/** The type of the read-aloud panel's webview, as `activationEvents` of `package.json` names it. */
export const VIEW_TYPE = 'harf.readAloud';
/** Under it, the workspace remembers the id of the playback that is in front. */
export const SHOWN = 'harf.shownPlayback';
