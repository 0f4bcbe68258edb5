type Logged = { type: string; message: string; stack?: string; cause?: Logged; [detail: string]: unknown };

const maxMessageLength = 500;
const details = ['code', 'constraint', 'table', 'column', 'syscall', 'path'];

/**
 * An error as the log keeps it: what went wrong and where. A failed statement brings its values along, in its message
 * and beside it; they may be anybody's address or the hash of a password, and stay out.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return loggedThing(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const known = details.map((name) => [name, (error as unknown as Record<string, unknown>)[name]]);
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...Object.fromEntries(known.filter(([, value]) => typeof value === 'string')),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}

/** What libraries throw or report that is no error: an error within an object, or what looks like one. */
function loggedThing(thing: unknown): Logged {
  if (typeof thing !== 'object' || thing === null) return { type: typeof thing, message: withoutValues(String(thing)) };
  const { error, message } = thing as { error?: unknown; message?: unknown };
  if (error instanceof Error) return loggedError(error);
  const words = typeof message === 'string' ? message : `an object with ${Object.keys(thing).join(', ')}`;
  return { type: thing.constructor?.name ?? 'object', message: withoutValues(words) };
}

/** Drizzle writes the values behind the statement, to the end; PostgreSQL writes `Key (email)=(a@b.c)`. */
const withoutValues = (text: string): string =>
  text
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/=\([^\n]*\)/g, '=(left out)')
    .slice(0, maxMessageLength);
