import type { SchoolYear } from '../year/school-year.ts';
import { galleriesGeneral1 } from './galleries-general-1.ts';
import { galleriesGeneral2 } from './galleries-general-2.ts';
import type { SeedGallery } from './types.ts';

/** Galleries of school life. */
export const galleriesGeneral = (when: SchoolYear): SeedGallery[] => [
  ...galleriesGeneral1(when),
  ...galleriesGeneral2(when),
];
