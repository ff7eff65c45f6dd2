/** Runs in the editor's web worker: what a web extension may build on. */
import * as vscode from 'vscode';

/** @returns what each of the ways gave, in the words that went in */
export async function run(script: string): Promise<Readonly<Record<string, string>>> {
  return {
    worker: await saidByWorker('a worker'),
    fetched: (await (await fetch(script)).text()).includes('a module') ? 'a module' : '',
    imported: (await import(script)).said,
    database: await throughDatabase('a database'),
    privateFile: await throughPrivateFile('a private file'),
    storage: await throughStorage('the storage of the editor'),
    digest: `${(await crypto.subtle.digest('SHA-256', new Uint8Array())).byteLength} bytes`,
  };
}

function saidByWorker(word: string): Promise<string> {
  const script = 'onmessage = ({ data }) => postMessage(data);';
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(word);
  });
}

async function throughDatabase(word: string): Promise<string> {
  const opening = indexedDB.open('sample', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('words');
  const store = (await resultOf(opening)).transaction('words', 'readwrite').objectStore('words');
  await resultOf(store.put(word, 'word'));
  return resultOf(store.get('word'));
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function throughPrivateFile(word: string): Promise<string> {
  const folder = await navigator.storage.getDirectory();
  const file = await folder.getFileHandle('word', { create: true });
  const writing = await file.createWritable();
  await writing.write(word);
  await writing.close();
  return (await file.getFile()).text();
}

async function throughStorage(word: string): Promise<string> {
  const file = vscode.Uri.parse('vscode-userdata:/User/globalStorage/harf-tests.sample/word');
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(word));
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
}
