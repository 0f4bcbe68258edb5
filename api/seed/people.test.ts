import { beforeAll, expect, test } from 'vitest';
import { portrait, sitterOf } from '../../art/art.ts';
import { testApi } from '../../tests/support/api.ts';
import { type Demo, demoAt } from '../../tests/support/demo-school.ts';

const api = testApi();
let demo: Demo;
beforeAll(async () => {
  demo = await demoAt(api.deps.db, new Date());
});

/** Whose texts say neither he nor she. */
const women = ['Annet', 'Stella', 'Joy', 'Sumaya'];
const men = ['Hussein', 'Solomon', 'Kenneth', 'Conrad', 'Joel'];

const numberOf = (picture: string | null) => Number(/^portrait-(\d+)\.jpg$/.exec(picture ?? '')?.[1] ?? Number.NaN);

/** Everybody who shows a face, with what is written about them. */
const shown = () => [
  ...demo.profiles.map(({ name, bio, picture, tag }) => ({ name, text: bio, n: numberOf(picture), grown: tag > 10 })),
  ...demo.alumni
    .filter(({ picture }) => picture)
    .map(({ name, details, picture, classOf }) => ({
      ...{ name, text: details, n: numberOf(picture) },
      // Somebody who left P7 six years ago is of age.
      grown: classOf <= Number(demo.today.slice(0, 4)) - 6,
    })),
];

test('everybody has one face, and no face is that of two', () => {
  const faces = new Map<number, string>();
  for (const { name, n } of shown()) {
    expect(n, name).not.toBeNaN();
    expect(faces.get(n) ?? name, `portrait ${n}`).toBe(name);
    faces.set(n, name);
  }
  for (const { name, picture } of demo.products) expect(faces.get(numberOf(picture)), name).toBeUndefined();
  // Another number must also be another drawing; the ids inside differ in any case.
  const drawings = [...faces.keys()].map((n) => portrait(n).replaceAll(`p${n}`, 'p'));
  expect(new Set(drawings).size).toBe(faces.size);
});

test('whoever is shown beside a text is named in it', () => {
  const faces = new Map(shown().map(({ name, n }) => [n, name]));
  const beside = demo.storyPictures.flatMap(({ storyId, picture }) => {
    const story = demo.stories.find(({ id }) => id === storyId);
    return story && !Number.isNaN(numberOf(picture)) ? [{ story, name: faces.get(numberOf(picture)) }] : [];
  });
  expect(beside.length).toBeGreaterThan(10);
  for (const { story, name } of beside) {
    expect(`${story.title} ${story.detail}`, story.title).toContain(name ?? `nobody of this face`);
  }
});

test('who is called she is drawn as a woman or a girl, who is called he as a man or a boy', () => {
  for (const { name, text, n, grown } of shown()) {
    const she = text.match(/\b(she|her|herself)\b/gi)?.length ?? 0;
    const he = text.match(/\b(he|his|him|himself)\b/gi)?.length ?? 0;
    const [first = ''] = name.split(' ');
    const isHer = she === he ? women.includes(first) : she > he;
    if (she === he) expect([...women, ...men], `${name}: say which`).toContain(first);
    const { who, hair, earrings } = sitterOf(n);
    expect(['woman', 'girl'].includes(who), `${name} is drawn as a ${who}`).toBe(isHer);
    if (grown) expect(['woman', 'man'], name).toContain(who);
    // A woman in a suit with hair that short is taken for a man, unless something else says otherwise.
    if (isHer) expect(['crop', 'pixie'].includes(hair) && !earrings, name).toBe(false);
  }
});

test('the name at the foot of a blog post is the name on top', () => {
  const authors = new Map(demo.users.map(({ id, name }) => [id, name]));
  const posts = demo.stories.filter(({ kind, category }) => kind === 'article' && category === 0);
  expect(posts.length).toBeGreaterThan(10);
  for (const { title, detail, authorId } of posts) {
    const [, foot = ''] = /<em>([^<]*)<\/em><\/p>$/.exec(detail) ?? [];
    expect(foot.replace(/^Mama /, '').split(',')[0], title).toBe(authors.get(authorId ?? 0));
  }
});

test('a testimonial is signed by somebody of the directory, with the class that stands there', () => {
  for (const { title, detail } of demo.stories.filter(({ kind, category }) => kind === 'article' && category === 1)) {
    const [, name = '', year] = /<em>([^<,]*), class of (\d{4})[^<]*<\/em><\/p>$/.exec(detail) ?? [];
    expect(demo.alumni.find((alumnus) => alumnus.name === name)?.classOf, title).toBe(Number(year));
  }
});

test('nobody writes of themself as of somebody else', () => {
  const authors = new Map(demo.users.map(({ id, name }) => [id, name]));
  for (const { title, detail, authorId } of demo.stories) {
    const name = authors.get(authorId ?? 0);
    expect(name, title).toBeDefined();
    expect(detail.replace(/<em>[^<]*<\/em><\/p>$/, ''), title).not.toContain(name);
  }
});
