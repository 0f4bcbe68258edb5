import type { ListShape } from '../../office/table/list-shape.ts';

export const redirectListShape = { sorts: ['-createdAt'], filters: [] } as const satisfies ListShape;
