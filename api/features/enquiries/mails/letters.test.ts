import { expect, test } from 'vitest';
import { defaultSchool } from '../../../../contract/site/settings.ts';
import { accountChangeMail, invitationMail, newAddressMail, resetMail } from '../../auth/account-mails.tsx';
import { enquiryMail } from './enquiry-mail.tsx';
import { quoted, receiptMail } from './receipt-mail.tsx';

const school = {
  ...defaultSchool,
  schoolName: 'Hill <School>',
  address: 'Plot 14\nKampala',
  phone: '+256 414 530 117',
};
const sender = { school, publicUrl: 'https://school.example' };
const form = {
  ...{ id: 7, kind: 'contact' as const, receipt: 'K7M-4PX', senderName: 'Eve "<img src=x>"', senderPhone: '' },
  ...{ senderEmail: 'eve@mail.example', childName: null, birthDate: null, classOf: null, answers: null },
  message: 'One & two\n\n  <script>alert(1)</script>\nhttps://evil.example/win and www.evil.com',
};

const letters = {
  school: enquiryMail(sender, form),
  receipt: receiptMail(sender, form, 'A person reads every message. We answer within one school day.'),
  invitation: invitationMail(sender, { name: '<i>Grace</i>', role: 3, token: 'abc', days: 7 }),
  reset: resetMail(sender, { name: '<i>Grace</i>', token: 'abc', minutes: 60 }),
  newAddress: newAddressMail(sender, { token: 'abc', minutes: 60 }),
  change: accountChangeMail(sender, {
    ...{ name: '<i>Grace</i>', what: 'The passkey "<img src=x>" was added.' },
    at: new Date('2026-11-14T23:30:00Z'),
  }),
};

test.each(Object.entries(letters))('%s: what somebody typed is text in both parts', (_, { html, body }) => {
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).not.toMatch(/<(script|img|i)\b/);
  expect(body).not.toMatch(/&(amp|lt|gt|quot|#)/);
  expect(html.length).toBeLessThan(6_000);
  expect(html).toContain('Hill &lt;School&gt;');
  expect(body).toContain('Hill <School>\nPlot 14\nKampala\n+256 414 530 117\nhttps://school.example');
});

test('the school reads it as it was typed and is led to it; its sender has the code and can be called', () => {
  expect(letters.school.body).toContain(form.message);
  expect(letters.school.body).toContain('https://school.example/admin/enquiries/7');
  expect(letters.receipt.body).toContain('Say this code when you call\nK7M-4PX\n+256 414 530 117');
  expect(letters.receipt.body).toContain('We answer within one school day');
});

test('a receipt carries no link but the school’s own', () => {
  const addresses = [...letters.receipt.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(addresses).toEqual(['https://school.example']);
  expect(letters.receipt.body).not.toMatch(/evil\.|www\.|:\/\/evil/);
  expect(quoted('See a.b.c, www.x.example/y, ftp://z and me@x.example. It is 3.5 km. Bye.Now')).toBe(
    'See a . b . c, www . x . example/y, ftp: //z and me @ x . example. It is 3.5 km. Bye . Now',
  );
  expect(quoted('x'.repeat(4_000))).toHaveLength(201);
});

test('links for an account stand whole in both parts', () => {
  for (const part of ['html', 'body'] as const) {
    expect(letters.invitation[part]).toContain('https://school.example/invitation?token=abc');
    expect(letters.reset[part]).toContain('https://school.example/reset?token=abc');
    expect(letters.newAddress[part]).toContain('https://school.example/user/email?token=abc');
  }
});

test('staff are invited to work, parents to an account', () => {
  const parent = invitationMail(sender, { name: 'Ruth', role: 1, token: 'abc', days: 7 });
  expect(letters.invitation.body).toContain('you are invited to work on the website of Hill <School>.');
  expect(parent.body).toContain('an account is ready for you on the website of Hill <School>.');
  expect(parent.body + parent.html).not.toContain('work');
});

test('a change of an account: what, when by the clock of the school, and what to do', () => {
  const { body } = letters.change;
  expect(body).toContain('The passkey "<img src=x>" was added.');
  expect(body).toContain('It happened on 15 November 2026 at 02:30.');
  expect(body).toContain('If this was not you, choose a new password at once, and call the school: +256 414 530 117.');
  expect(body).toContain('https://school.example/forgot');
});

test('answers of twice the length make a mail of twice the length', () => {
  const lengthOf = (lines: number) => {
    const answers = Array.from({ length: 6 }, () => 'word\n'.repeat(lines));
    const { body, html = '' } = enquiryMail(sender, { ...form, kind: 'testimonial', classOf: 2010, answers });
    return body.length + html.length;
  };
  expect(lengthOf(4_000) / lengthOf(2_000)).toBeLessThan(2.1);
});
