import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';
import { addEvent, addLink, deleteButton, editLink, heading, removeEvent } from './event-editing.ts';

test('each role sees its controls and no others', async ({ page, browser }) => {
  test.slow();
  const token = await signInAs(page, 4);
  const event = await addEvent(page, token);
  const address = `/events/view/${event.id}`;
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/events/add');
  await expect(stranger).toHaveURL('/login?from=%2Fevents%2Fadd');
  await stranger.goto(address);
  await expect(editLink(stranger)).toHaveCount(0);
  await stranger.context().close();

  for (const role of [1, 2, 3, 5]) {
    await test.step(`role ${role}`, async () => {
      const other = await (await browser.newContext()).newPage();
      await signInAs(other, role);
      await other.goto('/events');
      await expect(other.getByRole('banner').getByRole('button', { name: 'Log out' }).first()).toBeAttached();
      await expect(addLink(other)).toHaveCount(role >= 3 ? 1 : 0);
      await other.goto('/events/add');
      if (role >= 3) await expect(heading(other)).toHaveText('Add Event');
      else await expect(other).toHaveURL('/unauthorized');
      await other.goto(address);
      await expect(other.getByRole('banner').getByRole('button', { name: 'Log out' }).first()).toBeAttached();
      await expect(editLink(other)).toHaveCount(role >= 4 ? 1 : 0);
      await expect(deleteButton(other)).toHaveCount(role >= 4 ? 1 : 0);
      await other.goto(`${address}?edit`);
      if (role >= 4) await expect(heading(other)).toHaveText('Edit event');
      else await expect(other).toHaveURL('/unauthorized');
      await other.context().close();
    });
  }
  await removeEvent(page, token, event.id);
});
