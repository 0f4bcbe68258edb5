import { schoolYear } from '../year/school-year.ts';
import { alumni } from './alumni.ts';
import { blogAlumni } from './blog-alumni.ts';
import { blogGeneral } from './blog-general.ts';
import { campuses } from './campuses.ts';
import { committees } from './committees.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { galleriesAlumni } from './galleries-alumni.ts';
import { galleriesGeneral } from './galleries-general.ts';
import { home } from './home.ts';
import { footer, menu } from './menu.ts';
import { newsAlumni } from './news-alumni.ts';
import { newsGeneral } from './news-general.ts';
import { aboutPages } from './pages-about.ts';
import { campusPages } from './pages-campuses.ts';
import { clubPages } from './pages-clubs.ts';
import { contactPages } from './pages-contact.ts';
import { learningPages } from './pages-learning.ts';
import { trustPages } from './pages-trust.ts';
import { products } from './products.ts';
import { profiles } from './profiles.ts';
import { place, settings } from './settings.ts';
import { termDates } from './term-dates.ts';
import { words } from './words.ts';

export type SchoolContent = ReturnType<typeof schoolContent>;

/** All that the demo school shows, as one would write it at a moment. */
export function schoolContent(now: Date) {
  const when = schoolYear(now);
  const pages = [aboutPages, learningPages, clubPages, campusPages, contactPages, trustPages];
  return {
    settings,
    place,
    menu,
    footer,
    home: home(when),
    words,
    campuses,
    pages: pages.flatMap((group) => group(when)),
    news: [...newsGeneral(when), ...newsAlumni(when)],
    articles: [...blogGeneral(when), ...blogAlumni(when)],
    events: events(when),
    termDates: termDates(when),
    galleries: [...galleriesGeneral(when), ...galleriesAlumni(when)],
    profiles: profiles(when),
    alumni: alumni(when),
    products: products(when),
    committees: committees(when),
    documents: documents(),
  };
}
