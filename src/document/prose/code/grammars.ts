import oniguruma from 'vscode-oniguruma';
import textmate, { type IGrammar } from 'vscode-textmate';
import { readResource } from '#platform/resource.ts';

/** A grammar of an installed extension, as plain data. */
export interface GrammarFile {
  readonly scopeName: string;
  readonly path: string;
  /** The language that the grammar is for; grammars that others include have none. */
  readonly language?: string;
  /** The scopes that it is injected into. */
  readonly injectTo?: readonly string[];
}

/** Loads grammars when they are first asked for, with all that they include. */
export class Grammars {
  readonly #files: readonly GrammarFile[];
  readonly #registry: textmate.Registry;

  /** `onigWasmPath` is where the regular expressions' engine lies, `onig.wasm` of vscode-oniguruma. */
  constructor(files: readonly GrammarFile[], onigWasmPath: string) {
    this.#files = files;
    const byScope = new Map(files.map((file) => [file.scopeName, file]));
    this.#registry = new textmate.Registry({
      onigLib: engine(onigWasmPath),
      loadGrammar: async (scopeName) => {
        const path = byScope.get(scopeName)?.path;
        return path === undefined
          ? null
          : textmate.parseRawGrammar(new TextDecoder().decode(await readResource(path)), path);
      },
      getInjections: (scopeName) => injectionsInto(files, scopeName),
    });
  }

  /** The grammar of a language, the last that is listed for it; undefined if none is known, or if it cannot be read. */
  async ofLanguage(languageId: string): Promise<IGrammar | undefined> {
    const file = this.#files.findLast(({ language }) => language === languageId);
    if (file === undefined) return undefined;
    const grammar = await this.#registry.loadGrammar(file.scopeName).catch(() => null);
    return grammar ?? undefined;
  }
}

/** A grammar that is injected into `text.html` is injected into `text.html.php`, too. */
function injectionsInto(files: readonly GrammarFile[], scopeName: string): string[] {
  const reaches = (target: string) => scopeName === target || scopeName.startsWith(`${target}.`);
  return files.filter(({ injectTo }) => injectTo?.some(reaches)).map((file) => file.scopeName);
}

/** The engine can be set up but once in a thread. */
let loading: Promise<textmate.IOnigLib> | undefined;

function engine(wasmPath: string): Promise<textmate.IOnigLib> {
  loading ??= readResource(wasmPath)
    .then((bytes) => oniguruma.loadWASM(bytes))
    .then(() => ({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
