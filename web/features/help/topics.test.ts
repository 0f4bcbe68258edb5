import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminRole, authorRole, ownerRole } from '../../../contract/people/roles.ts';
import { sceneSets } from '../../../contract/site/scene-sets.ts';
import { settingSectionIds } from '../../../tests/support/office-parts.ts';
import { siteAddresses } from '../../../tests/support/site-addresses.ts';
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
  ['/desk/pages', 'lists'],
  ['/desk/pages/12', 'page'],
  ['/desk/events', 'lists'],
  ['/desk/add/event', 'event'],
  ['/desk/add/news', 'story'],
  ['/news/view/12', 'story'],
  ['/alum/view/1', 'testimonials'],
  ['/admin/products/order', 'order'],
  ['/desk/staff/order', 'order'],
  ['/user/posts/4', 'own'],
  ['/user/sign-in', 'sign-in'],
  ['/desk/search', 'search'],
  ['/admin/settings', 'settings'],
  ['/admin/settings/privacy', 'retention'],
])('the screen at %s is explained by “%s”', (path, id) => {
  expect(topicAt(path, adminRole)?.id).toBe(id);
});

test('owners are led to what they alone set, and others to the settings', () => {
  expect(topicAt('/setup/yours', ownerRole)?.id).toBe('setup');
  expect(topicAt('/admin/settings/mailbox', ownerRole)?.id).toBe('answers');
  expect(topicAt('/admin/settings/mailbox', adminRole)?.id).toBe('settings');
});

test('every part of the settings has a task of its own', () => {
  expect(settingSectionIds.length).toBeGreaterThan(11);
  const tasks = settingSectionIds.map((id) => topicAt(`/admin/settings/${id}`, ownerRole)?.id);
  expect(new Set(tasks).size).toBe(settingSectionIds.length);
  expect(tasks).not.toContain('settings');
  for (const set of sceneSets) expect(topicAt(`/admin/settings/pictures-${set}`, ownerRole)?.id).toBe('scenes');
});

test('nobody is led to what they may not do', () => {
  expect(topicAt('/admin/orders', authorRole)).toBeUndefined();
  expect(topicAt('/desk/news', authorRole)?.id).toBe('lists');
});

test('every screen of those who work is named by a task, not by the place that it stands below', () => {
  const screens = siteAddresses
    .filter(({ file, isIndex }) => /^routes\/(desk|admin|staff)\//.test(file) && !isIndex)
    .map(({ path }) => path)
    .filter((path) => !path.includes('*') && path !== '/desk/help/:topic?')
    .map((path) =>
      path
        .replace(/\/:\w+\?$/, '')
        .replace(':list', 'news')
        .replace(':section', 'news'),
    )
    .map((path) => path.replace(/:\w+/g, '1'));
  expect(screens.length).toBeGreaterThan(60);
  const unnamed = screens.filter((path) => ['desk', 'dashboard', undefined].includes(topicAt(path, ownerRole)?.id));
  expect(unnamed).toEqual([]);
});
