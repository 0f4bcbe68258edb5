import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test, vi } from 'vitest';
import { errorStatus } from '../contract/common/errors.ts';
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

test('document and page are made once, however often they are asked for', async () => {
  const made = vi.spyOn(api.api, 'getOpenAPI31Document');
  for (const path of ['/openapi.json', '/docs']) {
    await api.api.request(`/api${path}`);
    const before = made.mock.calls.length;
    const [first, second] = await Promise.all(
      [1, 2].map(async (n) => (await api.api.request(`/api${path}?x=${n}`)).text()),
    );
    expect(first).toBe(second);
    expect(made.mock.calls.length).toBe(before);
  }
});

/** The document describes every other call and is itself none of them. */
type ApiDocument = {
  paths: Record<string, object>;
  components: { responses: unknown };
  servers: unknown;
  info: { license: unknown };
};

async function readDocument(): Promise<ApiDocument> {
  return (await api.request('GET', '/openapi.json')).answer as ApiDocument;
}

type Operation = { operationId?: string; responses: Record<string, { $ref?: string }> };

test('every call has a name of its own and says which errors it can answer with', async () => {
  const answer = await readDocument();
  const operations = Object.values(answer.paths).flatMap((methods) => Object.values(methods)) as Operation[];
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(operations.length);
  expect(names).toContain('getNewsViewById');
  for (const { operationId, responses } of operations) {
    const errors = Object.keys(responses).filter((status) => Number(status) >= 400);
    expect(errors.length, operationId).toBeGreaterThan(2);
    const referred = errors.filter((status) => status !== '500');
    for (const status of referred) expect(responses[status]?.$ref).toBe(`#/components/responses/Error${status}`);
  }
  const described = JSON.stringify([answer.components.responses, operations[0]?.responses['500']]);
  for (const code of Object.keys(errorStatus)) expect(described).toContain(`\`${code}\`:`);
  expect(answer.servers).toEqual([{ url: 'http://school.example' }]);
  expect(answer.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
});

test('every promised call is in it', async () => {
  const answer = await readDocument();
  const described = Object.entries(answer.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  );
  expect(promised.filter((call) => !described.includes(call))).toEqual([]);
});

test('the readable page names every route and runs no script', async () => {
  const { status, answer } = await api.request('GET', '/docs');
  expect(status).toBe(200);
  expect(answer).toContain('<code>GET /api/news/view/{id}</code>');
  expect(answer).toContain('The owner, or role 4 or higher');
  expect(answer).toContain('<a href="#Error404">404</a>');
  expect(answer).toContain('<h3 id="Error404">404</h3>');
  expect(answer).not.toContain('<script');
});
