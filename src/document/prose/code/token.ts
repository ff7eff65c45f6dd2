import type { Span } from '../../../text/span.ts';
import type { TokenClass } from './tokenClass.ts';

/** A token of a program; its offsets are of the whole text. */
export interface ClassedToken extends Span {
  readonly class: TokenClass;
}
