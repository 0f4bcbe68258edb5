import type { Topic, TopicGroup } from './topic.ts';
import { keeping } from './topics/keeping.ts';
import { people } from './topics/people.ts';
import { sent } from './topics/sent.ts';
import { settings } from './topics/settings.ts';
import { shop } from './topics/shop.ts';
import { website } from './topics/website.ts';
import { writing } from './topics/write.ts';

/** All that is explained, in the order of the menu. */
export const topicGroups: TopicGroup[] = [writing, sent, website, shop, people, keeping, settings];

/** What somebody of a role does; a group of which nothing is left is not there. */
export const topicsFor = (role: number): TopicGroup[] =>
  topicGroups
    .map(({ title, topics }) => ({ title, topics: topics.filter(({ from }) => role >= from) }))
    .filter(({ topics }) => topics.length > 0);

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** How many parts of an address a screen names; none when it is another one. */
function matchedParts(screen: string, path: string): number {
  const named = partsOf(screen);
  const given = partsOf(path);
  const matches = named.length <= given.length && named.every((part, at) => part === '*' || part === given[at]);
  return matches ? named.length : 0;
}

/** What explains the screen at an address: that which names most of it. */
export function topicAt(path: string, role: number): Topic | undefined {
  let best: { topic: Topic; parts: number } | undefined;
  for (const topic of topicsFor(role).flatMap(({ topics }) => topics)) {
    const parts = Math.max(0, ...topic.screens.map((screen) => matchedParts(screen, path)));
    if (parts > (best?.parts ?? 0)) best = { topic, parts };
  }
  return best?.topic;
}
