import type { FooterSettings, MenuSettings, StoredLink } from '../../../contract/site/site.ts';

const page = (id: string, label: string, hint?: string): StoredLink => ({ page: id, label, ...(hint && { hint }) });
const part = (to: string, label: string, hint?: string): StoredLink => ({ to, label, ...(hint && { hint }) });

const learning = [
  page('academic', 'Academic', 'From first letters to PLE'),
  page('arts', 'Arts', 'Music, art, drama and dance'),
  page('sport', 'Sport', 'Swimming, athletics and matches'),
  page('leadership', 'Leadership', 'Houses, prefects and service'),
];
const clubs = [
  page('sports', 'Sports'),
  page('music', 'Music'),
  page('language', 'Language'),
  page('adventure', 'Adventure'),
  page('religion', 'Religion'),
  page('talent', 'Talent'),
];
const trust = [page('privacy', 'Privacy'), page('child-protection', 'Child protection')];
const bare = (links: StoredLink[]) => links.map(({ hint: _, ...link }) => link);

export const menu: MenuSettings = {
  groups: [
    {
      name: 'About',
      links: [
        page('about', 'About us', 'Who we are and how we began'),
        page('director', 'The director', 'A word to parents'),
        page('admissions', 'Admissions', 'How and when to join'),
        part('/apply', 'Apply', 'Ten minutes on a phone'),
        page('fees', 'School fees', 'What a term costs'),
      ],
    },
    { name: '', campuses: true, links: [] },
    { name: 'Learning', links: learning },
    { name: 'Clubs', links: clubs },
    {
      name: 'Media',
      links: [
        part('/news', 'News', 'What happened this week'),
        part('/events', 'Calendar', 'Term dates and everything between'),
        part('/blog', 'Blog', 'Our teachers write'),
        part('/gallery', 'Gallery', 'Pictures from school life'),
      ],
    },
    {
      name: 'Alumni',
      links: [
        part('/alumni/alnews', 'Alumni News'),
        part('/alumni/alevents', 'Alumni Events'),
        part('/alumni/alblog', 'Alumni Testimonials'),
        part('/alumni/algallery', 'Alumni Gallery'),
        part('/alumni/alumcontact', 'Share your story', 'For those who left us'),
        part('/alum/', 'Alumni Profiles'),
      ],
    },
    {
      name: 'Contact',
      links: [
        part('/contact', 'Contact us', 'Write, call or message'),
        page('visit', 'Visit a campus', 'Come on a normal school day'),
        page('vacancies', 'Vacancies', 'Teach and work with us'),
      ],
    },
  ],
  strip: page('visit', 'Visit a campus'),
  families: [
    {
      tag: 'about',
      name: 'About',
      links: [
        page('about', 'About us'),
        page('director', 'The director'),
        page('principal', 'The principal'),
        page('admissions', 'Admissions'),
        part('/apply', 'Apply'),
        page('fees', 'School fees'),
      ],
    },
    { tag: 'campuses', name: '', campuses: true, links: [] },
    { tag: 'learning', name: 'Learning', links: [...bare(learning), page('support', 'Support')] },
    { tag: 'clubs', name: 'Clubs', links: clubs },
    {
      tag: 'contact',
      name: 'Contact',
      links: [part('/contact', 'Contact us'), page('visit', 'Visit a campus'), page('vacancies', 'Vacancies')],
    },
    { tag: 'trust', name: 'Privacy and safety', links: trust },
  ],
};

export const footer: FooterSettings = {
  about: 'A nursery and primary school on {town campuses}.',
  links: [
    part('/', 'Home'),
    part('/news', 'News'),
    part('/events', 'Calendar'),
    part('/gallery', 'Gallery'),
    part('/blog', 'Blog'),
    part('/contact', 'Contact'),
    page('admissions', 'Admissions'),
    part('/apply', 'Apply'),
  ],
  end: trust,
  wanted: [
    page('fees', 'School fees'),
    page('admissions', 'Admissions'),
    part('/events', 'Calendar'),
    part('/news', 'News'),
    part('/gallery', 'Gallery'),
    page('vacancies', 'Vacancies'),
  ],
  often: [
    page('admissions', 'Admissions'),
    page('fees', 'Fees'),
    part('/events', 'Calendar'),
    part('/news', 'News'),
    page('vacancies', 'Vacancies'),
    part('/alum/', 'Alumni Profiles'),
    part('/contact', 'Contact'),
  ],
};
