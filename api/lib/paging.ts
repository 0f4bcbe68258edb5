export function pageOf(page: number, size: number): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size };
}

export const pageCount = (total: number, size: number): number => Math.ceil(total / size);
