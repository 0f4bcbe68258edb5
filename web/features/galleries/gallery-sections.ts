import { sectionBase } from '../../ui/addresses/variant.ts';

const general = {
  title: 'Photo Gallery',
  sub: 'gallerySub' as const,
  base: sectionBase('gallery', 0),
  eventBase: sectionBase('events', 0),
  above: [],
};
const alumni = {
  title: 'Alumni Gallery',
  sub: 'alumniGallerySub' as const,
  base: sectionBase('gallery', 1),
  eventBase: sectionBase('events', 1),
  above: [{ to: '/alum/', label: 'Alumni' }],
};

/** What the two galleries call themselves and where they live. */
export const gallerySection = (category: number) => (category === 1 ? alumni : general);
