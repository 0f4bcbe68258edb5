import type { SchoolYear } from '../year/school-year.ts';
import type { SeedProduct } from './types.ts';

export const products = (when: SchoolYear): SeedProduct[] => [
  {
    name: 'School sweater, green with yellow collar',
    priceUgx: 65_000,
    stock: 140,
    pieces: 1,
    picture: { set: 'portrait', n: 11 },
  },
  {
    name: 'Sports kit in house colours, shirt and shorts',
    priceUgx: 78_000,
    stock: 96,
    pieces: 1,
    picture: { set: 'event', n: 0 },
  },
  {
    name: 'School tie, striped',
    priceUgx: 18_000,
    stock: 210,
    pieces: 1,
    picture: { set: 'portrait', n: 3 },
  },
  {
    name: 'Reading bag, waterproof, fits two library books',
    priceUgx: 32_000,
    stock: 75,
    pieces: 0,
    picture: { set: 'event', n: 6 },
  },
  {
    name: 'Maths set with compass, ruler and protractor',
    priceUgx: 22_500,
    stock: 120,
    picture: { set: 'gallery', n: 12 },
  },
  {
    name: 'Swimming cap with the school crest',
    priceUgx: 15_000,
    stock: 180,
    pieces: 1,
    picture: { set: 'event', n: 2 },
  },
  {
    name: `P7 past papers ${when.pleYear - 6} to ${when.pleYear}, with answers`,
    priceUgx: 28_000,
    stock: 60,
    picture: { set: 'gallery', n: 4 },
  },
  {
    name: 'Art smock, cotton, sizes for P1 to P4',
    priceUgx: 26_000,
    stock: 48,
    pieces: 0,
    picture: { set: 'facility', n: 9 },
  },
  {
    name: 'Rain umbrella for children',
    priceUgx: 35_000,
    stock: 34,
    pieces: 0,
    picture: { set: 'hero', n: 5 },
  },
  {
    name: 'Wanfudu, a Luganda picture book made by our pupils',
    priceUgx: 20_000,
    stock: 88,
    picture: { set: 'event', n: 9 },
  },
  {
    name: 'White shirt or blouse',
    priceUgx: 20_000,
    stock: 320,
    pieces: 2,
    picture: { set: 'event', n: 4 },
  },
  {
    name: 'Shorts, skirt or trousers, green',
    priceUgx: 22_000,
    stock: 290,
    pieces: 2,
    picture: { set: 'event', n: 11 },
  },
];
