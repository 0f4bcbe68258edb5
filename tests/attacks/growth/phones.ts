import { linkPhones } from '../../../contract/common/phone-numbers.ts';

/** A page that is nothing but pieces of numbers. */
export function work(times: number, piece: unknown): void {
  linkPhones(String(piece).repeat(times * 500));
}
