import { weekdayName } from '../../../contract/common/days.ts';
import { schoolDay, schoolTime } from '../../../contract/common/school-time.ts';
import { cutAtWord } from '../../../contract/common/text/extract.ts';
import { thisPlace } from '../../../contract/common/this-school.ts';
import type { EventSeries } from '../../../contract/content/event-repeat.ts';
import { timeOfDay } from '../dates/dates.ts';
import { campusesOf } from './campus-json-ld.ts';
import type { JsonLd, Site } from './json-ld-site.ts';

const context = 'https://schema.org';

/** Which list a page belongs to. The longer path comes first where one begins with the other. */
const sections: [path: string, name: string][] = [
  ['/alumni/alnews', 'Alumni News'],
  ['/alumni/alblog', 'Alumni Testimonials'],
  ['/alumni/alevents', 'Alumni Events'],
  ['/alumni/algallery', 'Alumni Gallery'],
  ['/alumni', 'Alumni'],
  ['/alum', 'Alumni Profiles'],
  ['/news', 'News'],
  ['/blog', 'Blog'],
  ['/events', 'Calendar'],
  ['/gallery', 'Gallery'],
  ['/profiles', 'Staff'],
];

/** The school itself, for the home page. */
export function schoolJsonLd({ school, origin }: Site): JsonLd {
  const { place, site } = school;
  const { campuses } = site;
  const profiles = Object.entries(school.social).filter(([name, address]) => name !== 'whatsapp' && address);
  return {
    '@context': context,
    '@type': ['EducationalOrganization', 'ElementarySchool'],
    '@id': `${origin}/#school`,
    name: school.schoolName,
    ...(school.motto && { slogan: school.motto }),
    url: `${origin}/`,
    image: `${origin}/social.png`,
    email: school.mailbox,
    ...(school.phone && { telephone: school.phone }),
    ...(school.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: school.address.split('\n').join(', '),
        ...(place.locality && { addressLocality: place.locality }),
        ...(place.country && { addressCountry: place.country }),
      },
    }),
    ...(campuses.length > 1 && {
      department: campusesOf(campuses, { school, origin }),
    }),
    ...(profiles.length > 0 && { sameAs: profiles.map(([, address]) => address) }),
  };
}

/** Home, the list that the page belongs to, and the page. */
export function breadcrumbs({ origin }: Site, address: string, { title }: { title: string }): JsonLd {
  const { pathname } = new URL(address);
  const section = sections.find(([path]) => pathname.startsWith(`${path}/`));
  const trail = [
    { name: 'Home', item: `${origin}/` },
    ...(section ? [{ name: section[1], item: `${origin}${section[0]}` }] : []),
    { name: title, item: address },
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

type Story = { title: string; createdAt: string; author: string | null; pictures: string[] };

/** A news story or a blog post. Pictures are named by the file. */
export function storyJsonLd(type: 'NewsArticle' | 'BlogPosting', story: Story, { school, origin }: Site): JsonLd {
  const { title, createdAt, author, pictures } = story;
  const publisher = { '@type': 'EducationalOrganization', '@id': `${origin}/#school`, name: school.schoolName };
  return {
    '@context': context,
    '@type': type,
    headline: cutAtWord(title, 109),
    datePublished: createdAt,
    image: pictures.map((name) => `${origin}/images/${encodeURIComponent(name)}`),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
}

type SchoolEvent = {
  title: string;
  date: string;
  endDate: string | null;
  location: string;
  series?: EventSeries | undefined;
};

export function eventJsonLd({ title, date, endDate, location, series }: SchoolEvent, { school, origin }: Site): JsonLd {
  return {
    '@context': context,
    '@type': 'Event',
    name: title,
    startDate: date,
    ...(endDate && { endDate: timeOfDay(endDate) ? endDate : schoolDay(endDate) }),
    ...(series && { eventSchedule: scheduleOf(series) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: `${origin}/social.png`,
    location: { '@type': 'Place', name: location || school.schoolName, address: location || school.address },
    organizer: { '@type': 'EducationalOrganization', '@id': `${origin}/#school`, name: school.schoolName, url: origin },
  };
}

/** Every week; in search engines' words. */
function scheduleOf({ date, endDate, until, leftOut }: EventSeries): JsonLd {
  const [begins, ends] = [timeOfDay(date), endDate && timeOfDay(endDate)];
  return {
    '@type': 'Schedule',
    startDate: schoolDay(date),
    endDate: until,
    repeatFrequency: 'P1W',
    byDay: `https://schema.org/${weekdayName(schoolDay(date))}`,
    ...(begins && { startTime: `${schoolTime(date)}:00` }),
    ...(endDate && ends && { endTime: `${schoolTime(endDate)}:00` }),
    scheduleTimezone: thisPlace().timeZone,
    ...(leftOut.length > 0 && { exceptDate: leftOut }),
  };
}
