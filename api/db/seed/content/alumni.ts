import { alumni2002 } from './alumni-2002.ts';
import { alumni2010 } from './alumni-2010.ts';
import { alumni2018 } from './alumni-2018.ts';
import type { SeedAlumnus } from './types.ts';

/** The alumni directory, oldest class first. */
export const alumni: SeedAlumnus[] = [...alumni2002, ...alumni2010, ...alumni2018];
