import type { ListShape } from '../../office/table/list-shape.ts';

export const committeeListShape = { sorts: ['name', '-createdAt'], filters: [] } as const satisfies ListShape;
