import type { z } from 'zod';
import type { CalendarEvent } from '../../../contract/content/events.ts';
import type { GalleryImage } from '../../../contract/content/galleries.ts';
import type { Profile } from '../../../contract/content/profiles.ts';
import type { StoryCard } from '../../../contract/content/stories.ts';
import type { PictureInfo } from '../../../contract/media/media.ts';
import type { pageView } from '../../../contract/pages/pages.ts';
import { firstParagraphs, firstSentences, signatureOf } from './school/first-paragraphs.ts';

type Message = { title: string; pageText: string; pictureInfo: PictureInfo[] };
type Sources = {
  about: z.infer<typeof pageView> | null;
  gallery: GalleryImage[];
  news: { topStory: StoryCard | null; homeStories: StoryCard[] };
  events: CalendarEvent[];
  staff: { profiles: Profile[]; message: Message | null };
};

export type HomeView = ReturnType<typeof homeView>;

/** About as much as a poster holds. */
const longestQuote = 240;

/** What the home page shows, and no more: the rest of each text would travel with the page's data and be read by nobody. */
export const homeView = ({ about, gallery, news, events, staff }: Sources) => ({
  about: about && {
    ...{ title: about.page.title, to: `/${about.page.path}` },
    html: firstParagraphs(about.textBatch1, 2),
  },
  gallery: gallery.map(({ id, galleryId, caption, picture, pictureInfo }) => ({
    ...{ id, galleryId, caption, picture },
    pictureInfo: pictureInfo.slice(0, 1),
  })),
  news: { topStory: news.topStory && cardOf(news.topStory), homeStories: news.homeStories.map(cardOf) },
  events: events.map(({ description, repeat, ...event }) => ({ ...event, ...(repeat && { weekly: true }) })),
  staff: {
    profiles: staff.profiles.map(({ id, name, position, pictureInfo }) => ({
      ...{ id, name, position },
      pictureInfo: pictureInfo.slice(0, 1),
    })),
    message: staff.message && messageOf(staff.message),
  },
});

const cardOf = ({ id, title, detail, createdAt, pictureInfo }: StoryCard) => ({
  ...{ id, title, detail, createdAt },
  pictureInfo: pictureInfo.slice(0, 1),
});

/** Its first words, and who speaks, as the message is signed, with the portrait that stands in it. */
const messageOf = ({ title, pageText, pictureInfo }: Message) => ({
  ...{ title, quote: firstSentences(pageText, longestQuote) },
  signature: signatureOf(pageText),
  portrait: pictureInfo.find(({ width, height }) => height >= width),
});
