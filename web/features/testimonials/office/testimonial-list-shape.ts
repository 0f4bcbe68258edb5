import type { ListShape } from '../../../office/table/list-shape.ts';

export const testimonialListShape = { sorts: ['createdAt'], filters: [] } as const satisfies ListShape;
