import type { Db } from '../db/client.ts';
import { reviews } from '../db/tables/reviews.ts';
import { stories, storyPictures } from '../db/tables/stories.ts';
import { extract, sanitise } from '../lib/text/html.ts';
import type { WriterName } from './people.ts';
import { pictureName } from './pictures.ts';

type IdOf = (name: WriterName) => number | null;

type Draft = {
  kind: 'news' | 'article';
  title: string;
  html: string;
  author: WriterName;
  hoursAgo: number;
  /** It was sent in, and waits or came back. */
  sentIn?: 'waits' | { word: string; by: WriterName };
};

const drafts: Draft[] = [
  {
    kind: 'article',
    title: 'What three hundred seedlings taught us about patience',
    html: '<p>In the first week nothing happens. In the second week nothing happens either, and P3 begins to doubt us.</p><p><em>Sarah Nabukenya</em></p>',
    author: 'Sarah Nabukenya',
    hoursAgo: 20,
    sentIn: 'waits',
  },
  {
    kind: 'news',
    title: 'P4 reads the rain gauge',
    html: '<p>Every morning at eight two pupils of P4 climb to the roof of the water tank and read how much fell in the night.</p>',
    author: 'Sarah Nabukenya',
    hoursAgo: 26,
    sentIn: { word: 'Lovely. Which campus is it, and may we have a picture of the tank?', by: 'Isaac Tumusiime' },
  },
  {
    kind: 'news',
    title: 'Who paints the wall behind the kitchen?',
    html: '<p>Thirty-one designs came in. The jury of cooks meets next week.</p>',
    author: 'Isaac Tumusiime',
    hoursAgo: 50,
  },
  {
    kind: 'article',
    title: 'How we choose the first book of P1',
    html: '<p>It has to smell right, says the librarian, and she is only half joking.</p><p><em>Grace Achieng</em></p>',
    author: 'Grace Achieng',
    hoursAgo: 75,
  },
];

/** What lies on the desks: drafts, one that waits for an editor, and one that came back with a word. No reader sees it. */
export async function insertUnfinished(db: Db, now: Date, idOf: IdOf): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
  for (const { kind, title, html, author, hoursAgo, sentIn } of drafts) {
    const [detail, authorId, at] = [sanitise(html), idOf(author), ago(hoursAgo)];
    const [made] = await db
      .insert(stories)
      .values({ kind, title, detail, extract: extract(detail), authorId, draft: true, createdAt: at, updatedAt: at })
      .returning({ id: stories.id });
    if (!made || !sentIn) continue;
    const picture = pictureName({ set: 'gallery', n: 2 });
    await db.insert(storyPictures).values({ storyId: made.id, position: 0, picture });
    const state =
      sentIn === 'waits' ? { waitingSince: at } : { word: sentIn.word, wordBy: idOf(sentIn.by), wordAt: at };
    await db.insert(reviews).values({ storyId: made.id, submittedBy: authorId, ...state });
  }
}
