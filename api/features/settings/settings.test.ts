import { beforeEach, expect, test } from 'vitest';
import { defaultPlace, setThisPlace, thisPlace } from '../../../contract/common/this-school.ts';
import {
  defaultPrivacy,
  defaultRecipients,
  defaultSchool,
  publicSettings,
  settingsView,
} from '../../../contract/site/settings.ts';
import { defaultFooter, defaultHome, defaultMenu } from '../../../contract/site/site-defaults.ts';
import { defaultWords } from '../../../contract/site/words/site-words.ts';
import { testApi } from '../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../tests/support/audit-log.ts';
import { auditLog } from '../../db/tables/history.ts';
import { settings } from '../../db/tables/settings.ts';
import { settings as demoSettings } from '../../seed/content/settings.ts';
import { defaultBrand } from './look/palette.ts';
import { followPlace, loadSettings } from './settings.service.ts';

const api = testApi();
const demo = { ...demoSettings, notice: 'Term I begins Monday 1 February 2027' };
const recipients = { contact: 'desk@school.example', application: '', testimonial: 'alumni@school.example' };

beforeEach(async () => {
  await api.deps.db.delete(settings);
});

test('an empty school has neutral settings', async () => {
  const { status, answer } = await api.request('GET', '/settings');
  expect(status).toBe(200);
  expect(answer).toEqual({ ...defaultSchool, keepEnquiriesMonths: 24, place: defaultPlace, site: expect.any(Object) });
  expect(answer.mailbox).toBe('office@school.example');
  expect(publicSettings.strict().parse(answer)).toEqual(answer);
});

test('readers get the school and never who receives its mail', async () => {
  const admin = await api.make.person(4);
  await api.request('PUT', '/admin/settings', { as: admin, json: { school: demo, recipients } });
  const { answer } = await api.request('GET', '/settings');
  expect(answer).toEqual({ ...demo, keepEnquiriesMonths: 24, place: defaultPlace, site: expect.any(Object) });
});

test('everybody may know how long enquiries are kept, as it is set', async () => {
  const admin = await api.make.person(4);
  for (const keepEnquiriesMonths of [6, 0]) {
    await api.request('PUT', '/admin/settings', { as: admin, json: { privacy: { keepEnquiriesMonths } } });
    expect((await api.request('GET', '/settings')).answer.keepEnquiriesMonths).toBe(keepEnquiriesMonths);
  }
});

test('an administrator changes one part and the other stays', async () => {
  const admin = await api.make.person(4);
  const before = await api.request('GET', '/admin/settings', { as: admin });
  expect(before.answer).toEqual({
    ...{ school: defaultSchool, recipients: defaultRecipients, privacy: defaultPrivacy },
    brand: defaultBrand,
    ...{ place: defaultPlace, menu: defaultMenu, footer: defaultFooter, home: defaultHome, words: defaultWords },
    updatedAt: null,
  });

  const first = await api.request('PUT', '/admin/settings', { as: admin, json: { school: demo } });
  expect(first.status).toBe(200);
  expect(first.answer).toMatchObject({ school: demo, recipients: defaultRecipients });
  const second = await api.request('PUT', '/admin/settings', { as: admin, json: { recipients } });
  expect(second.answer).toMatchObject({ school: demo, recipients });
  expect(settingsView.strict().parse(second.answer)).toEqual(second.answer);
  expect(Date.parse(second.answer.updatedAt ?? '')).toBeGreaterThan(Date.parse(first.answer.updatedAt ?? ''));
  expect((await api.request('GET', '/admin/settings', { as: admin })).answer).toEqual(second.answer);
});

test('a part of the school is saved by itself, and the log names what changed', async () => {
  const admin = await api.make.person(4);
  const save = (json: object) => api.request('PUT', '/admin/settings', { as: admin, json });
  await save({ school: demo });
  await emptyAuditLog(api.database.pool);
  const { status, answer } = await save({ school: { motto: 'Upwards.', notice: '' }, recipients });
  expect(status).toBe(200);
  expect(answer.school).toEqual({ ...demo, motto: 'Upwards.', notice: '' });
  // What is saved as it is changes nothing and leaves no line.
  const again = await save({ school: { motto: 'Upwards.' }, recipients });
  expect(again.answer).toEqual(answer);
  const log = await api.deps.db.select().from(auditLog).orderBy(auditLog.id);
  expect(log.map(({ actorId, action, kind, itemId, detail }) => [actorId, action, kind, itemId, detail])).toEqual([
    [admin.id, 'changed', 'settings', 'school', 'motto, notice'],
    [admin.id, 'changed', 'settings', 'recipients', 'contact form, testimonials'],
  ]);
});

test('how long enquiries are kept is a whole number of months, or for ever', async () => {
  const admin = await api.make.person(4);
  const save = (keepEnquiriesMonths: unknown) =>
    api.request('PUT', '/admin/settings', { as: admin, json: { privacy: { keepEnquiriesMonths } } });
  expect((await api.request('GET', '/admin/settings', { as: admin })).answer.privacy.keepEnquiriesMonths).toBe(24);
  for (const [given, kept] of [
    ...[
      [6, 6],
      ['12', 12],
      ['', 0],
      [' 3 ', 3],
      [0, 0],
    ],
  ]) {
    expect((await save(given)).answer.privacy).toEqual({ keepEnquiriesMonths: kept });
  }
  for (const wrong of [-1, 1.5, 'soon', 601, '1e9', true, null, undefined]) {
    const { status, refusal } = await save(wrong);
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['privacy.keepEnquiriesMonths']]);
  }
  expect((await api.request('GET', '/settings')).answer).not.toHaveProperty('privacy');
});

test('a save on top of something newer is refused and writes nothing', async () => {
  const [first, second] = [await api.make.person(4), await api.make.person(5)];
  const save = (as: typeof first, motto: string, updatedAt: string | null) =>
    api.request('PUT', '/admin/settings', { as, json: { school: { motto }, updatedAt } });
  const saved = await save(first, 'One', null);
  expect(saved.status).toBe(200);
  for (const old of [null, new Date(0).toISOString()]) {
    const late = await save(second, 'Two', old);
    expect([late.status, late.refusal.code]).toEqual([409, 'stale']);
  }
  expect((await api.request('GET', '/settings')).answer.motto).toBe('One');
  expect((await save(second, 'Two', saved.answer.updatedAt)).status).toBe(200);
});

test('of two who save at once one is told', async () => {
  const admin = await api.make.person(4);
  const answers = await Promise.all(
    ['One', 'Two'].map((motto) =>
      api.request('PUT', '/admin/settings', { as: admin, json: { school: { motto }, updatedAt: null } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the private settings are for administrators', async () => {
  const editor = await api.make.person(3);
  for (const [method, options] of [
    ['GET', {}],
    ['PUT', { json: { recipients } }],
  ] as const) {
    expect((await api.request(method, '/admin/settings', options)).status).toBe(401);
    expect((await api.request(method, '/admin/settings', { ...options, as: editor })).status).toBe(403);
  }
  expect(await api.deps.db.$count(settings)).toBe(0);
});

test('every wrong field is named', async () => {
  const admin = await api.make.person(4);
  const save = async (json: object) => {
    const { status, refusal } = await api.request('PUT', '/admin/settings', { as: admin, json });
    expect(status).toBe(400);
    return Object.keys(refusal.fields).sort();
  };
  const social = { ...demo.social, facebook: 'http://facebook.com/x', youtube: 'https://' };
  const school = { ...demo, schoolName: ' ', mailbox: 'nobody', notice: 'two\nlines', social };
  expect(await save({ school, recipients: { ...recipients, contact: 'x' } })).toEqual([
    'recipients.contact',
    'school.mailbox',
    'school.notice',
    'school.schoolName',
    'school.social.facebook',
    'school.social.youtube',
  ]);
  expect(await save({ recipients: { contact: '' } })).toEqual(['recipients.application', 'recipients.testimonial']);
  expect(await save({ nothing: true })).toEqual(['school']);
  expect(await api.deps.db.$count(settings)).toBe(0);
});

test('what was saved before a field existed is completed, and other keys stay inside', async () => {
  const value = { schoolName: 'Old School', secret: 'x', social: { facebook: 'https://f.example/' } };
  await api.deps.db.insert(settings).values({ key: 'school', value });
  const { answer } = await api.request('GET', '/settings');
  expect(answer).toEqual({
    ...{ ...defaultSchool, keepEnquiriesMonths: 24, place: defaultPlace, site: expect.any(Object) },
    schoolName: 'Old School',
    social: { ...defaultSchool.social, facebook: 'https://f.example/' },
  });
});

test('the settings take one statement', async () => {
  expect(await api.countStatements(() => loadSettings(api.deps.db))).toBe(1);
});

test('where the school is is saved by itself, and the clock of the process follows', async () => {
  const before = thisPlace();
  const admin = await api.make.person(4);
  const save = (place: object) => api.request('PUT', '/admin/settings', { as: admin, json: { place } });
  try {
    const { status, answer } = await save({ country: 'ke', locality: 'Kisumu', timeZone: 'Africa/Nairobi' });
    expect(status).toBe(200);
    expect(answer.place).toEqual({ ...defaultPlace, country: 'KE', locality: 'Kisumu', timeZone: 'Africa/Nairobi' });
    await save({ currency: 'kes', orderPrefix: 'hv', classes: ['PP1', 'Grade 1'], foundedYear: 1998 });
    const { place } = (await api.request('GET', '/settings')).answer;
    expect(place).toEqual({
      ...{ country: 'KE', locality: 'Kisumu', timeZone: 'Africa/Nairobi', currency: 'KES', orderPrefix: 'HV' },
      ...{ classes: ['PP1', 'Grade 1'], foundedYear: 1998, schoolYear: null },
    });
    expect(thisPlace()).toEqual(place);
    setThisPlace(defaultPlace);
    await followPlace(api.deps.db);
    expect(thisPlace()).toEqual(place);
  } finally {
    setThisPlace(before);
  }
});

test('a place that cannot be is refused, each field by its name', async () => {
  const admin = await api.make.person(4);
  const wrong: [string, unknown[]][] = [
    ['country', ['Uganda', 'U1', null]],
    ['timeZone', ['', 'Mars/Olympus', '+03:00', "UTC'", 'x'.repeat(61), null]],
    ['currency', ['', 'shillings', 'U$', null]],
    ['orderPrefix', ['', 'A', 'SH-', 'TOOLONG', null]],
    ['foundedYear', [999, 9999, 2000.5, '2002']],
    ['classes', [['P1', 'P1'], Array.from({ length: 41 }, (_, n) => `C${n}`), 'P1']],
  ];
  for (const [field, values] of wrong) {
    for (const value of values) {
      const { status, refusal } = await api.request('PUT', '/admin/settings', {
        ...{ as: admin, json: { place: { [field]: value } } },
      });
      expect([status, Object.keys(refusal.fields)], `${field}: ${value}`).toEqual([400, [`place.${field}`]]);
    }
  }
  expect(await api.deps.db.$count(settings)).toBe(0);
});
