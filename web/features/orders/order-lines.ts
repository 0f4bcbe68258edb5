import type { OrderAdd } from '../../../contract/shop/orders.ts';
import type { Values } from '../../ui/form/answer.ts';

export type LineText = { productId: string; quantity: string };

/** The names under which the API speaks of a line. */
export const lineField = (index: number, part: keyof LineText): string => `lines.${index}.${part}`;

/** The lines as they stand in the form: as many as follow each other. */
export function lineTextsIn(values: Values): LineText[] {
  const lines: LineText[] = [];
  for (let index = 0; values[lineField(index, 'productId')] !== undefined; index++) {
    const [productId = '', quantity = ''] = [
      values[lineField(index, 'productId')],
      values[lineField(index, 'quantity')],
    ];
    lines.push({ productId, quantity });
  }
  return lines;
}

/** What is sent. A line without a product stays in its place, so that the answer is about the same line. */
export const linesIn = (values: Values): OrderAdd['lines'] =>
  lineTextsIn(values).map(({ productId, quantity }) => ({ productId: Number(productId), quantity: Number(quantity) }));
