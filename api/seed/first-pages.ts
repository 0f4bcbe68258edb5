import type { DemoPage } from '../deps.ts';
import { sanitise } from '../lib/text/html.ts';
import { outlineSlugs, type PageSlug } from './page-slugs.ts';
import { anySchool, privacyText, protectionText } from './trust-texts.ts';

const emptyPage = (slug: PageSlug): DemoPage => ({
  id: slug,
  tag: '',
  title: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`,
  pageText: '<p>This page is being written.</p>',
});

/** A form that asks for a child's data needs these from the first day on. */
export const writtenPages: DemoPage[] = [
  { id: 'privacy', tag: 'trust', title: 'Privacy', pageText: sanitise(privacyText(anySchool)) },
  { id: 'child-protection', tag: 'trust', title: 'Child protection', pageText: sanitise(protectionText(anySchool)) },
];

export const firstPage = (slug: string): DemoPage =>
  writtenPages.find(({ id }) => id === slug) ?? emptyPage(slug as PageSlug);

/** What a school has before anybody has chosen what to start with. */
export const firstPages = (): DemoPage[] => outlineSlugs.map(firstPage);
