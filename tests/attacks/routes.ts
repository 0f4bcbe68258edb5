import type { Access } from '../../api/lib/access.ts';
import type { TestApi } from '../support/api.ts';

type Schema = Record<string, unknown>;
type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema?: Schema };
type Content = Record<string, { schema?: Schema }>;

export type Route = {
  name: string;
  method: string;
  path: string;
  access: Access;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | undefined;
  statuses: string[];
};

type Operation = {
  'x-access': Access;
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses: Record<string, unknown>;
};

/** Every route as the program itself describes it. */
export async function describedRoutes(api: TestApi): Promise<{ routes: Route[]; schemas: Record<string, Schema> }> {
  const { answer } = await api.request('GET', '/openapi.json');
  const { paths, components } = answer as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: path.replace(/^\/api/, ''),
        access: operation['x-access'],
        parameters: operation.parameters ?? [],
        body: type && content?.schema ? { type, schema: content.schema } : undefined,
        statuses: Object.keys(operation.responses),
      };
    }),
  );
  return { routes, schemas: components.schemas };
}

/** Whether somebody of this role passes the route's rule, whoever owns the thing. */
export function passes({ access }: Pick<Route, 'access'>, role: number): boolean {
  if (access.kind === 'anyone' || access.kind === 'tokenless') return true;
  return role > 0 && role >= (('atLeast' in access && access.atLeast) || 1);
}
