import type { Source } from './source.ts';

/** One drawing: what it shows, in words, and its layers from back to front. */
export interface Scene {
  readonly alt: string;
  /** It carries a numeral or writing, which must not be turned round in odd cycles. */
  readonly oneWay?: boolean;
  draw(r: Source): readonly string[];
}
