import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { testApi } from '../tests/support/api.ts';

const api = testApi();

/** The calls of the specification, word for word. */
const promised = `
GET /users/refresh · POST /users/login · GET /users/logout · GET /users/view/{id} · PUT /users/edit/{id}
GET /news/top · GET /news/home · GET /news · GET /news/view/{id} · POST /news/add · PUT /news/edit/{id} · DELETE /news/delete/{id}
GET /articles · GET /articles/view/{id} · POST /articles/add · PUT /articles/edit/{id} · DELETE /articles/delete/{id}
GET /profiles/{group} · GET /profiles/home · GET /profiles/view/{id} · POST /profiles/add · PUT /profiles/edit/{id}
DELETE /profiles/delete/{id} · GET /galleries · GET /galleries/home · GET /galleries/view/{id} · GET /galleries/events
POST /galleries/add · PUT /galleries/edit/{id} · POST /galleries/addpics/{id} · GET /galleries/viewpic/{id}
PUT /galleries/editpic/{id} · DELETE /galleries/delete/{id} · DELETE /pictures/delete/{id}
GET /events · GET /events/past · GET /events/home · GET /events/view/{id} · POST /events/add · PUT /events/edit/{id}
DELETE /events/delete/{id} · GET /pages/view/{id} · PUT /pages/edit/{id}
POST /alum/add · GET /alum/ · GET /alum/view/{id} · PUT /alum/edit/{id} · DELETE /alum/delete/{id}
POST /mail/contact · POST /mail/apply · POST /mail/feedback
GET /admin/dash · GET /admin/users · GET /admin/users/{id} · PUT /admin/users/{id}
POST /singleUpload · POST /upsingle · POST /fileDelete/{filename}`
  .split(/[·\n]/)
  .map((call) => call.trim())
  .filter(Boolean);

test('the document is valid OpenAPI', async () => {
  const { status, answer } = await api.request('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(await new Validator().validate(answer)).toEqual({ valid: true });
});

test('every promised call is in it', async () => {
  const { answer } = await api.request('GET', '/openapi.json');
  const described = Object.entries(answer.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  );
  expect(promised.filter((call) => !described.includes(call))).toEqual([]);
});

test('the readable page names every route and runs no script', async () => {
  const { status, answer } = await api.request('GET', '/docs');
  expect(status).toBe(200);
  expect(answer).toContain('<code>GET /api/news/view/{id}</code>');
  expect(answer).toContain('The owner, or role 4 or higher');
  expect(answer).not.toContain('<script');
});
