import type { Page } from '@playwright/test';
import { expect } from './console.ts';

let made = 0;
export const unique = () => `${process.pid}${Date.now()}${++made}`;

type Order = { orderCode: string; amount: number };

async function productIds(page: Page, token: string): Promise<number[]> {
  const answer = await page.request.get('/api/admin/products?state=active&sort=-stock', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { docs: { id: number }[] }).docs.map(({ id }) => id);
}

/** An order, recorded past the screen. */
export async function addOrder(page: Page, token: string, customerName: string): Promise<Order> {
  const [productId] = await productIds(page, token);
  const answer = await page.request.post('/api/admin/orders', {
    headers: { Authorization: `Bearer ${token}` },
    data: { customerName, lines: [{ productId, quantity: 1 }] },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Order;
}

export const removeOrder = (page: Page, token: string, { orderCode }: Pick<Order, 'orderCode'>) =>
  page.request.delete(`/api/admin/orders/${orderCode}`, { headers: { Authorization: `Bearer ${token}` } });

export async function payAndDispatch(page: Page, token: string, { orderCode }: Order, mmCode: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const data = { mmCode, dispatched: true };
  expect((await page.request.put(`/api/admin/orders/${orderCode}`, { headers, data })).status()).toBe(200);
}
