import type { NewsTop } from '../../../../../contract/content/stories.ts';
import { isTestimonial } from '../../story-sections.ts';

export type AsideItems = ReturnType<typeof asideItems>;

/** Only what the sidebar shows goes over the line with a page. */
export const asideItems = ({ news, blogs, events }: NewsTop) => ({
  news: news.map(({ id, title, createdAt }) => ({ id, title, createdAt })),
  blogs: blogs.map(({ id, title, createdAt, category, author }) => ({
    id,
    title,
    createdAt,
    writer: isTestimonial('article', { category }) ? null : author,
  })),
  events: events.map(({ id, title, date, endDate, weekly, location }) => {
    return { id, title, date, ...(endDate && { endDate }), ...(weekly && { weekly }), location };
  }),
});
