import { linkPhones } from '../../../contract/common/phone/phone-numbers.ts';
import { defaultPlace, setThisPlace } from '../../../contract/common/this-school.ts';

setThisPlace({ ...defaultPlace, country: 'UG' });

/** A page that is nothing but pieces of numbers. */
export function work(times: number, piece: unknown): void {
  linkPhones(String(piece).repeat(times * 500));
}
