import { wholeIn } from '../../../contract/common/form.ts';
import { money } from '../../../contract/common/money.ts';
import { productFields } from '../../../contract/shop/products.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';

const { name, price, stock, active, uniformPieces, picture } = productFields;
const count = { inputMode: 'numeric', autoComplete: 'off' } as const;

export const productForm = quietly({
  name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'off' },
  price: { rule: price, label: 'Price', needed: 'a price', ...count, show: ({ price }) => priceWords(price) },
  stock: { rule: stock, label: 'In stock', needed: 'how many are in stock', ...count },
  active: { rule: active, label: 'On sale', show: ({ active }) => (active === 'on' ? 'Yes' : 'No') },
  uniformPieces: {
    ...{
      rule: uniformPieces,
      label: 'Uniform list',
      hint: 'Parents read it under “What will it cost?”, and print it.',
    },
    options: [
      { value: '', label: 'Not on the list' },
      { value: '0', label: 'Useful, not needed' },
      ...[1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: `${count} in a full set` })),
    ],
  },
  picture: { rule: picture, label: 'Picture' },
} satisfies FormFields);

function priceWords(text = ''): string {
  const sum = wholeIn(text);
  return Number.isNaN(sum) ? text : money(sum);
}

/** What stands in the form: of a product, or of a new one. */
export const productValues = (product: Record<string, unknown> | null): Values =>
  valuesOf(productForm, product ?? { stock: 0, active: true });

/** What the API takes. */
export const productContent = (values: Values) => contentOf(productForm, values);

/** Only what differs: a form that was open for long must not undo what orders did to the stock. */
export function productChanges(values: Values, start: Values) {
  const [now, before] = [productContent(values), productContent(start)];
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== before[field as keyof typeof before]),
  ) as Partial<typeof now>;
}
