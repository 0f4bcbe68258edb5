import { alumni } from './alumni.ts';
import { blogAlumni } from './blog-alumni.ts';
import { blogGeneral } from './blog-general.ts';
import { committees } from './committees.ts';
import { events } from './events.ts';
import { galleriesAlumni } from './galleries-alumni.ts';
import { galleriesGeneral } from './galleries-general.ts';
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
import { settings } from './settings.ts';

/** All that the demo school shows. */
export const content = {
  settings,
  pages: [...aboutPages, ...learningPages, ...clubPages, ...campusPages, ...contactPages, ...trustPages()],
  news: [...newsGeneral, ...newsAlumni],
  articles: [...blogGeneral, ...blogAlumni],
  events,
  galleries: [...galleriesGeneral, ...galleriesAlumni],
  profiles,
  alumni,
  products,
  committees,
};
