import type { Source } from '../assetFailure.ts';

/** What a file is pinned by: no other bytes are ever taken for it. */
export interface Content {
  readonly bytes: number;
  /** In hexadecimal, small letters. */
  readonly sha256: string;
}

interface Place {
  /** The name under which it lies, installed. */
  readonly name: string;
  readonly source: Source;
  /** Below the address of its source. */
  readonly path: string;
  /** As it is fetched. */
  readonly packed: Content;
}

/** A file of an asset; of a packed one at least the most bytes are known that it may have when it is unpacked. */
export type AssetFile = Place &
  (
    | { readonly packing: 'none' }
    | { readonly packing: 'gzip'; readonly unpacked: Content | { readonly mostBytes: number } }
  );

/** Something that a user may fetch; `id` and `version` name it where it lies. */
export interface Asset {
  readonly id: string;
  readonly version: string;
  /** In English, as its makers call it. */
  readonly title: string;
  readonly licence: string;
  /** Where people read about it. */
  readonly page: string;
  readonly files: readonly AssetFile[];
}

/** What `file` is as it lies installed, if that is known beforehand. */
export function unpackedContent(file: AssetFile): Content | undefined {
  if (file.packing === 'none') return file.packed;
  return 'sha256' in file.unpacked ? file.unpacked : undefined;
}

/** What is fetched of `assets`, in bytes. */
export function bytesToFetch(assets: readonly Asset[]): number {
  return assets.flatMap(({ files }) => files).reduce((sum, { packed }) => sum + packed.bytes, 0);
}
