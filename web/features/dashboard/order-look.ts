import type { Dashboard } from '../../../contract/dashboard.ts';

export type Order = Dashboard['orders'][number];

/** The colour of each status, as a pill and in the chart. */
export const orderLooks: { status: Order['status']; pill: string; chart: string }[] = [
  { status: 'Paid. Dispatched', pill: 'ok', chart: 'is-dispatched' },
  { status: 'Paid. No Dispatch', pill: 'wait', chart: 'is-paid' },
  { status: 'Not Paid', pill: 'no', chart: 'is-unpaid' },
];

export const shillings = (amount: number): string => amount.toLocaleString('en');
