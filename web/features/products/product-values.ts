import type { Product } from '../../../contract/products.ts';
import { highestAmount, highestStock, productMessages } from '../../../contract/products.ts';
import type { EditField } from '../../office/forms/edit-fields.ts';
import { shillings } from '../../office/shillings.ts';
import type { Values } from '../../ui/form/answer.ts';
import { blankOnes, isBlank } from '../../ui/form/words.ts';

export const productFields: EditField[] = [
  { name: 'name', label: 'Name' },
  { name: 'price', label: 'Price', words: ({ price }) => (isWhole(price) ? shillings(wholeOf(price)) : (price ?? '')) },
  { name: 'stock', label: 'In stock' },
  { name: 'active', label: 'On sale', words: ({ active }) => (active === 'on' ? 'Yes' : 'No') },
  { name: 'picture', label: 'Picture', kind: 'pictures' },
];

export const newProduct: Values = { name: '', price: '', stock: '0', active: 'on', picture: '' };

export const valuesOf = ({ name, price, stock, active, picture }: Product): Values => ({
  name,
  price: String(price),
  stock: String(stock),
  active: active ? 'on' : '',
  picture,
});

export const productNeeds = ({ name, price, stock }: Values): string[] =>
  blankOnes([
    [name, 'a name'],
    [price, 'a price'],
    [stock, 'how many are in stock'],
  ]);

export const productFaults = ({ price, stock }: Values): Record<string, string> => ({
  ...(!isBlank(price) && !isUpTo(highestAmount, price) && { price: productMessages.price }),
  ...(!isBlank(stock) && !isUpTo(highestStock, stock) && { stock: productMessages.stock }),
});

/** What the API takes. */
export const contentOf = (values: Values) => ({
  name: values.name ?? '',
  price: wholeOf(values.price),
  stock: wholeOf(values.stock),
  active: values.active === 'on',
  picture: values.picture ?? '',
});

/** Only what differs: a form that was open for long must not undo what orders did to the stock. */
export function changesOf(values: Values, start: Values) {
  const [now, before] = [contentOf(values), contentOf(start)];
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== before[field as keyof typeof before]),
  ) as Partial<typeof now>;
}

/** People write 45,000 or 45 000. */
const plain = (text = '') => text.replace(/[,\s]/g, '');
const isWhole = (text: string | undefined) => /^\d+$/.test(plain(text));
const wholeOf = (text: string | undefined) => Number(plain(text));
const isUpTo = (highest: number, text: string | undefined) => isWhole(text) && wholeOf(text) <= highest;
