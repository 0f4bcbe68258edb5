import { expect, test } from 'vitest';
import type { User } from '../../../contract/people/users.ts';
import { accountContent, accountValues } from './form.ts';

const before: User = {
  ...{ id: 3, name: 'Ruth Namutebi', email: 'ruth@school.example', role: 3, suspend: false },
  ...{
    telephone: '+256772530117',
    twitter: '',
    linkedIn: '@ruth',
    instagram: '',
    picture: 'ruth.jpg',
    pictureInfo: [],
  },
  ...{ updatedAt: '2026-11-01T08:00:00.000Z', createdAt: '2026-01-01T08:00:00.000Z' },
};

test('only what somebody changed is sent, so that two do not overwrite each other', () => {
  const start = accountValues(before);
  expect(accountContent(start, before)).toEqual({ name: 'Ruth Namutebi' });
  expect(accountContent({ ...start, twitter: '@ruthn' }, before)).toEqual({ name: 'Ruth Namutebi', twitter: '@ruthn' });
  expect(accountContent({ ...start, linkedIn: '', picture: '' }, before)).toEqual({
    ...{ name: 'Ruth Namutebi', linkedIn: '', picture: '' },
  });
});
