import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** Sent as a visitor would send it. */
export async function send(page: Page, form: 'contact' | 'apply', data: object) {
  const answer = await page.request.post(`/api/mail/${form}`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; receipt: string };
}

export const writeMessage = (page: Page, senderName: string) =>
  send(page, 'contact', {
    senderName,
    senderEmail: 'juma@mail.example',
    senderPhone: '+256772555101',
    inquiry: `=1+1 is what ${senderName} asks.`,
  });

export const apply = (page: Page, cName: string) =>
  send(page, 'apply', {
    pName: 'Rehema Juma',
    email: 'rehema@mail.example',
    phone: '+256772555102',
    cName,
    bDate: '2020-05-06',
    message: 'P1, please.',
  });
