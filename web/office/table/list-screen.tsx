import type { ReactNode } from 'react';
import { adminRole, type Role } from '../../../contract/people/roles.ts';
import type { ApiClient } from '../../api-client.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { listQuery, readListRequest } from './list-request.ts';
import type { ListRequest, ListShape } from './list-shape.ts';

type Asked = { request: Request; params: Record<string, string | undefined> };

type Screen<S extends ListShape, T extends object> = {
  title: string;
  /** An administrator unless said. */
  atLeast?: Role;
  shape: S;
  /** Asks the API for what the address asks for. */
  load: (api: ApiClient, query: ReturnType<typeof listQuery<S>>) => Promise<T>;
  view: (props: { data: T & { request: ListRequest<S> } }) => ReactNode;
};

/** What a route exports for a list of the back office whose address says which of it is shown. */
export const listScreen = <const S extends ListShape, T extends object>({
  title,
  atLeast = adminRole,
  shape,
  load,
  view,
}: Screen<S, T>) =>
  guardedScreen({
    atLeast,
    load:
      ({ request }: Asked) =>
      async (api) => {
        const asked = readListRequest(request.url, shape);
        return { request: asked, ...(await load(api, listQuery(asked))) };
      },
    title,
    view,
  });
