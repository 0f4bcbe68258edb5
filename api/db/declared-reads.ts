const declared = new Set<string>();

/**
 * The name of a prepared statement that does nothing but read: it may share a connection, and be repeated when that
 * breaks. Only who wrote the statement knows; a `select` may call a function that writes.
 */
export function read(name: string): string {
  declared.add(name);
  return name;
}

export const isDeclaredRead = (name: string | undefined): boolean => name !== undefined && declared.has(name);
