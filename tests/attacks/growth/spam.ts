import { spamReasonOf } from '../../../api/features/enquiries/spam/spam.ts';
import { fill } from './fill.ts';

export function work(times: number, piece: string): void {
  for (const words of [fill(piece, times * 30_000), 'a'.repeat(times * 15_000) + fill(piece, times * 15_000)]) {
    spamReasonOf({ names: [], words, honeypot: '' });
  }
}
