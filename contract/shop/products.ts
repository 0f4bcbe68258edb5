import { z } from 'zod';
import { emptyIsNone, id, instant, optionalLine, pictureName, schemasOf, wholeNumber } from '../common/fields.ts';
import { lineOf, pictureOf, wholeOf, yesOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { pictureInfo, withPictureWords } from '../media/media.ts';

/** In whole units of the currency: a price, and the amount of a whole order. */
export const highestAmount = 2_000_000_000;
export const highestStock = 1_000_000;
const highestPieces = 20;

export const productMessages = {
  name: 'A name is required.',
  price: 'A whole price from 0 to 2,000,000,000 is required.',
  stock: 'A whole number from 0 to 1,000,000 is required.',
  active: 'On sale is either true or false.',
  pieces: `A whole number from 0 to ${highestPieces}, or none.`,
  nameTaken: 'There is a product of this name already.',
} as const;

/** What is written of a product. */
export const productFields = {
  name: lineOf(120, productMessages.name),
  price: wholeOf(productMessages.price, [0, highestAmount], 16),
  stock: wholeOf(productMessages.stock, [0, highestStock], 9),
  active: yesOf(),
  uniformPieces: lineOf(2),
  picture: pictureOf(),
};

/** A form sends text, and none for what is no part of the uniform. */
const pieces = emptyIsNone(wholeNumber(0, highestPieces, productMessages.pieces).nullable(), null).describe(
  'How many belong to a full set of the uniform; 0: useful, not needed; null: not on the list',
);

const written = schemasOf(productFields, 'all');
const fields = {
  ...written,
  price: written.price.describe('Whole units of the currency'),
  picture: z
    .union([z.literal(''), pictureName], { error: 'This is not the name of an uploaded picture.' })
    .describe('The name of an uploaded picture; empty for none'),
  active: z.boolean({ error: productMessages.active }).describe('Only a product on sale can be ordered'),
  uniformPieces: pieces,
};

export const productAdd = z.object({
  ...fields,
  stock: fields.stock.default(0),
  picture: fields.picture.default(''),
  active: fields.active.default(true),
  uniformPieces: fields.uniformPieces.default(null),
  ...withPictureWords,
});
/** What is not sent stays as it is: a form that was open for long must not undo what orders did to the stock. */
export const productEdit = z
  .object(fields)
  .partial()
  .extend({ ...withPictureWords, updatedAt: startedFrom });

export type ProductAdd = z.infer<typeof productAdd>;
export type ProductEdit = z.infer<typeof productEdit>;

export const productListQuery = z.object({
  page: pageNumber,
  q: optionalLine(100).default('').describe('A part of the name'),
  sort: z.enum(['name', '-name', 'price', '-price', 'stock', '-stock']).default('name').describe('A minus: downwards'),
  state: z
    .enum(['active', 'inactive', 'soldOut'])
    .optional()
    .describe('On sale, not on sale, or on sale with none left'),
});

export type ProductListQuery = z.infer<typeof productListQuery>;

export const product = z
  .object({
    id,
    name: z.string(),
    price: z.number().int(),
    stock: z.number().int(),
    picture: z.string().describe('A file name, or empty'),
    pictureInfo: z.array(pictureInfo),
    active: z.boolean(),
    uniformPieces: z.number().int().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Product' });

export type Product = z.infer<typeof product>;

export const productList = z.object({ docs: z.array(product), pages: pageCount, total: z.number().int().min(0) });
