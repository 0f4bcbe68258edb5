// Apart from the schemas, so that a form does not bring a validator along.

/** In whole Uganda shillings: a price, and the amount of a whole order. */
export const highestAmount = 2_000_000_000;
export const highestStock = 1_000_000;

export const productMessages = {
  name: 'A name is required.',
  price: 'A price in whole shillings from 0 to 2,000,000,000 is required.',
  stock: 'A whole number from 0 to 1,000,000 is required.',
  active: 'On sale is either true or false.',
  nameTaken: 'There is a product of this name already.',
} as const;
