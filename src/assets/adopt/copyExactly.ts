import { AssetFailure } from '../assetFailure.ts';
import type { Content } from '../catalogue/asset.ts';
import { copyMeasured } from '../disk/measure.ts';
import { isSame } from '../install/unpacked.ts';

interface Exactly {
  readonly content: Content;
  readonly name: string;
  readonly signal: AbortSignal;
}

/** Copies a file that has been looked at, and may have changed since; rejects with an `AssetFailure` if it has. */
export async function copyExactly(
  from: string,
  to: string,
  { content, name, signal }: Exactly,
): Promise<void> {
  const copied = await copyMeasured({ from, to, mostBytes: content.bytes, signal });
  if (!isSame(copied, content)) throw new AssetFailure({ kind: 'different', file: name });
}
