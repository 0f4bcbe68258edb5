import { extract, plainText, sanitise } from '../../../api/lib/text/html.ts';
import { textBatches } from '../../../api/lib/text/text-batches.ts';
import { fill } from './fill.ts';

/** All that is done to what somebody wrote in the editor. */
export function work(times: number, piece: string): void {
  const clean = sanitise(fill(piece, times * 20_000));
  plainText(clean);
  extract(clean);
  textBatches(clean, 3);
}
