import type { HomeSection } from '../site-links.ts';

/** Last of all it is a part of the frame: the hills of the footer begin in it. */
export const endsWithCall = (sections: HomeSection[]): boolean => sections.at(-1) === 'call';
