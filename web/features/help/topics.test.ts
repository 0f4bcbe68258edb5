import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminRole, authorRole } from '../../../contract/people/roles.ts';
import { topicAt, topicGroups } from './topics.ts';

const topics = topicGroups.flatMap((group) => group.topics);

test('each task is explained in at most ten lines and has its picture', () => {
  const pictures = readdirSync(new URL('./pictures', import.meta.url)).filter((name) => name.endsWith('.webp'));
  expect(pictures.sort()).toEqual(topics.map(({ id }) => `${id}.webp`).sort());
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  for (const { id, lines } of topics) expect(lines.length, id).toBeLessThanOrEqual(10);
});

test.each([
  ['/admin', 'dashboard'],
  ['/admin/orders', 'orders'],
  ['/admin/orders/add', 'order-add'],
  ['/admin/orders/import', 'statement'],
  ['/admin/orders/SH-K7M2PX', 'orders'],
  ['/admin/orders/SH-K7M2PX/lines', 'order-lines'],
  ['/admin/enquiries/12', 'enquiries'],
  ['/admin/enquiries/templates', 'templates'],
  ['/admin/users/3', 'account'],
  ['/admin/users/invitations', 'users'],
  ['/admin/pages/12', 'page'],
  ['/desk/events', 'lists'],
  ['/desk/add/event', 'event'],
  ['/desk/add/news', 'story'],
  ['/news/view/12', 'story'],
])('the screen at %s is explained by “%s”', (path, id) => {
  expect(topicAt(path, adminRole)?.id).toBe(id);
});

test('nobody is led to what they may not do', () => {
  expect(topicAt('/admin/orders', authorRole)).toBeUndefined();
  expect(topicAt('/desk/news', authorRole)?.id).toBe('lists');
});
