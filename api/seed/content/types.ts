import type { WriterName } from '../people.ts';
import type { Day } from '../year/days.ts';

/** A picture of the artwork generator: which set, and which number in it. */
export type Picture = {
  set: 'gallery' | 'event' | 'facility' | 'hero' | 'portrait';
  n: number;
  /** Where the same drawing stands for another photograph, with words below it: what the file is called. */
  as?: string;
  caption?: string;
};

/** 0 is the general variant of a thing, 1 its alumni variant. */
type Category = 0 | 1;

/** The page's slug, the menu group it belongs to, and its text as HTML of h2, h3, p, ul, ol, li, strong, em, blockquote, a and table. */
export type SeedPage = {
  id: string;
  tag: string;
  title: string;
  html: string;
  pictures: Picture[];
};

/** Days come from the school year (year/school-year.ts), so that the demo school is alive whenever it is installed. */
export type SeedStory = {
  title: string;
  html: string;
  category: Category;
  on: Day;
  author: WriterName;
  pictures: Picture[];
};

export type SeedEvent = {
  title: string;
  day: Day;
  /** By the clock of the school; 14.5 is half past two. */
  hour: number;
  /** The hour at which it ends, where it is said. */
  until?: number;
  /** How many days it lasts, where that is more than one. */
  days?: number;
  /** The last day of one that comes back every week of the terms. */
  weeklyUntil?: Day;
  /** The name of the only campus that it is for. */
  campus?: string;
  location: string;
  html: string;
  /** What came of it, once it is over. */
  result?: string;
  category: Category;
};

export type SeedGallery = {
  name: string;
  description: string;
  category: Category;
  on: Day;
  /** The title of the event that the gallery shows, where there is one. */
  event?: string;
  /** The first one is the cover. */
  pictures: (Picture & { caption: string })[];
};

export type SeedProfile = {
  name: string;
  position: string;
  /** 10 Governors, 20 Management, 30 Teachers. */
  tag: 10 | 20 | 30;
  html: string;
};

export type SeedAlumnus = {
  name: string;
  classOf: number;
  /** What they have become. */
  occupation?: string;
  html: string;
};

export type SeedProduct = {
  name: string;
  priceUgx: number;
  stock: number;
  picture: Picture;
  /** How many belong to a full set of the uniform; 0: useful, not needed. */
  pieces?: number;
};

export type SeedCommittee = {
  name: string;
  purpose: string;
  members: { name: string; role: string; fromYear: number; toYear: number }[];
};

type SeedEnquiry = {
  daysAgo: number;
  /** Whose it is. */
  assignee?: 'administrator' | 'owner';
  /** What the office wrote about it on the way, in order. */
  notes?: string[];
};
type AnswerStatus = 'new' | 'contacted' | 'closed';

export type SeedApplication = SeedEnquiry & {
  parent: string;
  child: string;
  age: number;
  message: string;
  status: AnswerStatus | 'visit' | 'offered' | 'enrolled';
};
/** What was answered later, by the school or by who wrote. */
export type SeedAnswer = { by: 'us' | 'them'; daysAgo: number; text: string; quoted?: string };
export type SeedMessage = SeedEnquiry & {
  sender: string;
  message: string;
  status: AnswerStatus;
  phone?: false;
  said?: SeedAnswer[];
};
export type SeedTestimonial = SeedEnquiry & {
  sender: string;
  classOf: number;
  answers: string[];
  status: AnswerStatus;
};
