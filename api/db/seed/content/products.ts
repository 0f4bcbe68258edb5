import type { SeedProduct } from './types.ts';

export const products: SeedProduct[] = [
  {
    name: 'School sweater, green with yellow collar',
    priceUgx: 65_000,
    stock: 140,
    picture: {
      set: 'portrait',
      n: 12,
      alt: 'A girl wears the green school sweater with a white shirt and the striped tie',
    },
  },
  {
    name: 'Sports kit in house colours, shirt and shorts',
    priceUgx: 78_000,
    stock: 96,
    picture: { set: 'event', n: 0, alt: 'Two pupils in sports kit run through the finishing line' },
  },
  {
    name: 'School tie, striped',
    priceUgx: 18_000,
    stock: 210,
    picture: { set: 'portrait', n: 15, alt: 'A boy wears the striped school tie with the green sweater' },
  },
  {
    name: 'Reading bag, waterproof, fits two library books',
    priceUgx: 32_000,
    stock: 75,
    picture: { set: 'event', n: 6, alt: 'A green school bag beside a calendar and a pile of books' },
  },
  {
    name: 'Maths set with compass, ruler and protractor',
    priceUgx: 22_500,
    stock: 120,
    picture: { set: 'gallery', n: 12, alt: 'A pencil, an open book and a globe on a desk by the window' },
  },
  {
    name: 'Swimming cap with the school crest',
    priceUgx: 15_000,
    stock: 180,
    picture: { set: 'event', n: 2, alt: 'A pupil in a swimming cap dives into the pool' },
  },
  {
    name: 'P7 past papers 2019 to 2025, with answers',
    priceUgx: 28_000,
    stock: 60,
    picture: { set: 'gallery', n: 4, alt: 'A teacher explains a sum at the blackboard to a class' },
  },
  {
    name: 'Art smock, cotton, sizes for P1 to P4',
    priceUgx: 26_000,
    stock: 48,
    picture: { set: 'facility', n: 8, alt: 'A pupil in a yellow smock paints at an easel' },
  },
  {
    name: 'Rain umbrella for children',
    priceUgx: 35_000,
    stock: 34,
    picture: { set: 'hero', n: 5, alt: 'Three pupils walk in the rain under yellow, red and blue umbrellas' },
  },
  {
    name: 'Wanfudu, a Luganda picture book made by our pupils',
    priceUgx: 20_000,
    stock: 88,
    picture: { set: 'event', n: 9, alt: 'An open picture book with hills, a school and two pupils on its pages' },
  },
];
