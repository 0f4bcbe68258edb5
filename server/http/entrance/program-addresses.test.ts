import { expect, test } from 'vitest';
import { isProgramAddress } from '../../../api/features/redirects/program-addresses.ts';
import routes from '../../../web/routes.ts';

type Route = { path?: string | undefined; children?: Route[] | undefined };
const addressesOf = (all: readonly Route[], above = ''): string[] =>
  all.flatMap(({ path = '', children = [] }) => {
    const here = path === '' ? above : `${above}/${path}`;
    return children.length > 0 ? addressesOf(children, here) : [here];
  });

test('the addresses of the program are those of its routes', () => {
  const answered = addressesOf(routes).filter((path) => !['', '/:slug/*', '/*'].includes(path));
  expect(answered.length).toBeGreaterThan(100);
  const examples = answered.flatMap((path) => {
    const filled = path.replace(/\/:\w+\?$/, '').replace(/:\w+/g, '1');
    return filled.endsWith('/*') ? [filled.slice(0, -2), filled.replace('*', 'x')] : [filled];
  });
  expect(examples.filter((path) => !isProgramAddress(path))).toEqual([]);
});
