import { type ApiClient, unwrap } from '../../api-client.ts';
import type { listQuery } from '../../office/table/list-request.ts';
import type { trashListShape } from './trash-list-shape.ts';

type Query = ReturnType<typeof listQuery<typeof trashListShape>>;

export const loadTrash = (api: ApiClient, { sort: _, ...query }: Query) => unwrap(api.trash.$get({ query }));
