import { thisPlace } from './this-school.ts';

/** KES 45,000: amounts are whole units of the school's currency. */
export const money = (amount: number): string => `${thisPlace().currency} ${amount.toLocaleString('en')}`;
