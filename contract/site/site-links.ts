/** Pages that the program itself leads to, where a school has them. */
export const knownPages = ['admissions', 'director', 'fees', 'privacy', 'vacancies'] as const;

/** An address of this site, or one that begins with https://. */
export const isAddress = (text: string): boolean =>
  /^\/(?!\/)[^\s\\]*$/.test(text) || (text.startsWith('https://') && URL.canParse(text));

/** What families ask for, and the school's own data may answer: fees, uniform, buses and dates. */
export const familyAnswers = ['fees', 'uniform', 'bus', 'dates'] as const;
export type FamilyAnswer = (typeof familyAnswers)[number];

/** The parts of the site that the program makes, which no page of the school can be. */
export const programSections = [
  { to: '/', label: 'Home' },
  { to: '/news', label: 'News' },
  { to: '/events', label: 'Calendar' },
  { to: '/blog', label: 'Blog' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/profiles', label: 'Staff profiles' },
  { to: '/documents', label: 'Documents' },
  { to: '/term-dates', label: 'Term dates' },
  { to: '/cost', label: 'What will it cost?' },
  { to: '/contact', label: 'Contact' },
  { to: '/apply', label: 'Apply' },
  { to: '/search', label: 'Search' },
  { to: '/pocket', label: 'In my pocket' },
  { to: '/alum/', label: 'Alumni profiles' },
  { to: '/alumni/alnews', label: 'Alumni news' },
  { to: '/alumni/alevents', label: 'Alumni events' },
  { to: '/alumni/alblog', label: 'Alumni testimonials' },
  { to: '/alumni/algallery', label: 'Alumni gallery' },
  { to: '/alumni/alumcontact', label: 'Share your story' },
] as const;

export const homeSections = [
  ...(['tiles', 'about', 'facilities', 'news', 'events', 'people', 'gallery', 'call'] as const),
] as const;
export type HomeSection = (typeof homeSections)[number];
type Placed = { kind: HomeSection; hidden: boolean };

/** The closing call stood last before it could be put in order: where nothing is said of it, it still does. */
export const withCall = (sections: Placed[]): Placed[] =>
  sections.some(({ kind }) => kind === 'call') ? sections : [...sections, { kind: 'call', hidden: false }];

/** Whose news and dates the home page shows. */
export const liveSources = ['school', 'alumni', 'both'] as const;
export type LiveSource = (typeof liveSources)[number];

export const siteIcons = [
  ...(['book', 'drum', 'ball', 'flag', 'monitor', 'home', 'people', 'palette', 'calendar', 'clock', 'shield'] as const),
  ...(['pin', 'picture', 'quote', 'newspaper', 'document', 'check', 'info'] as const),
] as const;
export type SiteIcon = (typeof siteIcons)[number];

export const siteLimits = {
  ...{ groups: 10, links: 20, end: 6, offered: 12, tiles: 8, facilities: 6, counts: 6, steps: 5, people: 6 },
  ...{ news: 5, events: 5, pictures: 5, label: 60, hint: 160, groupName: 40, title: 80, text: 400, address: 300 },
} as const;

/** What is published together, with a history of its own. */
export const siteParts = ['menu', 'home', 'words', 'synonyms'] as const;
export type SitePart = (typeof siteParts)[number];
/** What others can be shown before it is published. */
export const previewParts = ['menu', 'home', 'words'] as const;
export type PreviewPart = (typeof previewParts)[number];

/** Which settings are published together. */
export const partKeys = {
  menu: ['menu', 'footer'],
  home: ['home'],
  words: ['words'],
  synonyms: ['synonyms'],
} as const satisfies Record<SitePart, readonly string[]>;

/** What keeps its versions: all of these, and the colours, which are public as soon as they are saved. */
export const versionKeys = { ...partKeys, brand: ['brand'] } as const;
export type VersionedSetting = keyof typeof versionKeys;
export const versionedSettings = [...siteParts, 'brand'] as const satisfies VersionedSetting[];
/** And the crest, which is made of pictures and no setting. */
export const versionedParts = [...versionedSettings, 'crest'] as const;
