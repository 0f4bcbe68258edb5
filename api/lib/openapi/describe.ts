import { z } from 'zod';
import { type ErrorCode, errorAnswer, errorMeaning, errorStatus } from '../../../contract/common/errors.ts';
import type { Access } from '../access.ts';

/** getNewsView, putAdminUsersById: from the path, so that two calls cannot share one and none changes by accident. */
export function operationId(method: string, path: string): string {
  const words = path
    .split('/')
    .slice(1)
    .flatMap((part) => {
      // The specification's list of alumni ends in a slash; the same without it is another path.
      if (part === '') return 'list';
      return part.startsWith('{') ? ['by', part.slice(1, -1)] : part.split('-');
    });
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** By its id or its campus in the query. */
const asksForOne = ({ query }: { query?: unknown } = {}): boolean =>
  query instanceof z.ZodObject && ('id' in query.shape || 'campus' in query.shape);

type Described = { method: string; path: string; access: Access; request?: object | undefined };

/** Every error of the one table that the route can answer with. */
export function errorResponses({ method, path, access, request }: Described): Record<string, object> {
  const [isWrite, hasBody] = [method !== 'get', request !== undefined && 'body' in request];
  const isTokenless = access.kind === 'tokenless';
  const statuses = [
    ...(request ? [400] : []),
    ...(access.kind === 'anyone' ? [] : [401]),
    403,
    ...(isWrite || path.includes('{') || asksForOne(request) || isTokenless ? [404] : []),
    ...(isWrite ? [409] : []),
    ...(isTokenless && hasBody ? [411] : []),
    ...(hasBody ? [413, 415] : []),
    ...(isWrite || isTokenless ? [429] : []),
    503,
  ];
  const referred = statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);
  // The shape itself stands in one of them: the document has only shapes that some route uses.
  return { ...Object.fromEntries(referred), 500: { description: describe(500), content: json(errorAnswer) } };
}

const json = (schema: object) => ({ 'application/json': { schema } });
const codes = Object.keys(errorStatus) as ErrorCode[];

const describe = (status: number) =>
  codes
    .filter((code) => errorStatus[code] === status)
    .map((code) => `\`${code}\`: ${errorMeaning[code]}.`)
    .join(' ');

/** What the routes refer to: each status with its codes. */
export function errorComponents() {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].filter((status) => status !== 500);
  const content = json({ $ref: '#/components/schemas/Error' });
  return Object.fromEntries(statuses.map((status) => [`Error${status}`, { description: describe(status), content }]));
}
