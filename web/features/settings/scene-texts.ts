import type { SceneSet } from '../../../contract/site/scene-sets.ts';

type Texts = { title: string; about: string; shows: { to: string; label: string }[]; shape: string };

export const sceneTexts: Record<SceneSet, Texts> = {
  hero: {
    title: 'Top of the home page',
    about: 'The large picture behind the motto. Each visit shows another one.',
    shows: [{ to: '/', label: 'Home page' }],
    shape: 'Wide pictures of at least 1600 by 900 pixels look best; the left side lies behind the words.',
  },
  facility: {
    title: 'Our Facilities',
    about: 'The picture beside the library, sports and computers.',
    shows: [{ to: '/', label: 'Home page, Our Facilities' }],
    shape: 'Pictures of at least 800 by 600 pixels look best.',
  },
  banner: {
    title: 'Banners',
    about: 'The picture at the head of every page but the home page.',
    shows: [
      { to: '/about', label: 'About' },
      { to: '/news', label: 'News and all other pages' },
    ],
    shape: 'Wide, quiet pictures of at least 1600 by 420 pixels look best; the left side lies behind the title.',
  },
  event: {
    title: 'Events',
    about: 'The picture of the next event, and at the head of every event.',
    shows: [
      { to: '/events', label: 'Calendar' },
      { to: '/', label: 'Home page, Upcoming Events' },
    ],
    shape: 'Pictures of at least 800 by 600 pixels look best.',
  },
};
