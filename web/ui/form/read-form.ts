import { type FormAnswer, textsOf, type Values } from './answer.ts';

export type ReceivedForm = { data: FormData; values: Values };

/** Far more than any form of ours has. */
const maxFields = 200;

/**
 * Reads a posted form up to a size and a number of fields; what is larger or broken is answered, never held in memory.
 * Where fields end is counted before they are taken apart, which takes time for each.
 */
export async function readForm(request: Request, maxBytes = 1_000_000): Promise<ReceivedForm | FormAnswer> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const isMultipart = headers['content-type'].startsWith('multipart/');
  let seen = 0;
  let fields = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        fields += isMultipart ? countOf('\n--', chunk) : countOf('&', chunk);
        if (seen > maxBytes || fields > maxFields) controller.error(new RangeError('too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    const data = await new Response(counted ?? null, { headers }).formData();
    return { data, values: textsOf(data) };
  } catch {
    const message =
      seen > maxBytes || fields > maxFields
        ? 'Not sent: that is more than we can take.'
        : 'Not sent: the form did not arrive whole.';
    return { fields: {}, message, detail: 'Please try again.', values: {} };
  }
}

/** How often the signs stand in the bytes. One that is cut by the end of a part is missed. */
function countOf(signs: string, bytes: Uint8Array): number {
  const wanted = new TextEncoder().encode(signs);
  let count = 0;
  for (let at = bytes.indexOf(wanted[0] ?? 0); at !== -1; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, n) => bytes[at + n] === byte)) count += 1;
  }
  return count;
}
