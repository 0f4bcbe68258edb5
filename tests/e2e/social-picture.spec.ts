import sharp from 'sharp';
import { expect, test } from './console.ts';

const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

test('what a page says of its picture is true of the file', async ({ request }) => {
  for (const path of ['/', '/about', '/news/view/1', '/alum/view/1']) {
    const html = await (await request.get(path)).text();
    const said = (key: string) => html.match(new RegExp(`property="og:image${key}" content="([^"]*)"`))?.[1] ?? '';
    const file = await sharp(await (await request.get(said(''))).body()).metadata();
    expect([said(':width'), said(':height')], path).toEqual([String(file.width), String(file.height)]);
  }
});

test('each campus is a place of its own and a part of the school', async ({ request, baseURL }) => {
  const [school] = linkedData(await (await request.get('/')).text());
  expect(school['@id']).toBe(`${baseURL}/#school`);
  expect(school.department).toHaveLength(5);
  for (const part of school.department) {
    expect(part).toMatchObject({
      '@type': 'ElementarySchool',
      address: { '@type': 'PostalAddress', addressCountry: 'UG' },
      geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
      telephone: expect.stringMatching(/^(\+256|0)[\d ]{9,}$/),
    });
    const own = linkedData(await (await request.get(part.url)).text()).find((data) => data['@id'] === part['@id']);
    expect(own).toMatchObject({ name: part.name, geo: part.geo, url: part.url });
    expect(own.parentOrganization['@id']).toBe(school['@id']);
  }
  const about = linkedData(await (await request.get('/about')).text());
  expect(about.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
});
