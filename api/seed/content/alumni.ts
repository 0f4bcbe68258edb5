import type { SchoolYear } from '../year/school-year.ts';
import { alumni2002 } from './alumni-2002.ts';
import { alumni2010 } from './alumni-2010.ts';
import { alumni2018 } from './alumni-2018.ts';
import { recentAlumni } from './alumni-recent.ts';
import { occupations } from './occupations.ts';
import type { SeedAlumnus } from './types.ts';

/** The alumni directory; a class that has not left yet is not in it. */
export const alumni = (when: SchoolYear): SeedAlumnus[] =>
  [...alumni2002, ...alumni2010, ...alumni2018, ...recentAlumni(when)]
    .filter(({ classOf }) => classOf < when.year)
    .map((alumnus) => ({ ...alumnus, occupation: occupations[alumnus.name] ?? '' }));
