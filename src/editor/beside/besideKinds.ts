import { type EditorOperation, textOperations } from '../text/textOperations.ts';

/** What a document beside another shows of it. */
export type BesideName = 'pinglish' | 'translate';

/** One sort of documents beside others. */
export interface BesideKind {
  readonly name: BesideName;
  /** Of these documents; `package.json` names it in the menus. */
  readonly scheme: string;
  /** In the title of their tabs. */
  readonly label: string;
  readonly operation: EditorOperation;
}

export const besideKinds: Readonly<Record<BesideName, BesideKind>> = {
  pinglish: {
    name: 'pinglish',
    scheme: 'harf-pinglish',
    label: 'Pinglish',
    operation: textOperations.pinglish,
  },
  translate: {
    name: 'translate',
    scheme: 'harf-english',
    label: 'English',
    operation: textOperations.translate,
  },
};

/** The kind whose documents have a scheme; undefined for any other scheme. */
export function kindOfScheme(scheme: string): BesideKind | undefined {
  return Object.values(besideKinds).find((kind) => kind.scheme === scheme);
}
