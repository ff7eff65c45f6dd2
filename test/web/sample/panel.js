const editor = acquireVsCodeApi();
addEventListener('message', ({ data }) => {
  document.body.replaceChildren(data);
});
editor.postMessage('The panel speaks');
