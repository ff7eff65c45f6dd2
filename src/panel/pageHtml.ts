interface PageHtml {
  /** Harf's language, as a language tag. */
  readonly language: string;
  readonly title: string;
  /** `webview.cspSource`: where the style sheet comes from. */
  readonly cspSource: string;
  /** Random and new for each document, of the letters, digits, `+`, `/` and `=` only. */
  readonly nonce: string;
  /** The addresses of the page's script and style sheet in `dist/media/` for the webview. */
  readonly scriptUri: string;
  readonly styleUri: string;
}

/** The document of one of Harf's pages: nothing may run or load but its own script, styles, fonts and sound. */
export function pageHtml({ language, title, cspSource, nonce, scriptUri, styleUri }: PageHtml): string {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${cspSource} 'nonce-${nonce}'`,
    `font-src ${cspSource}`,
    'media-src blob:',
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${escapeAttribute(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeAttribute(title)}</title>
<link rel="stylesheet" href="${escapeAttribute(styleUri)}">
</head>
<body>
<script type="module" nonce="${nonce}" src="${escapeAttribute(scriptUri)}"></script>
</body>
</html>
`;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
