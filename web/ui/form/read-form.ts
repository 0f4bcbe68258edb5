import { type FormAnswer, textsOf, type Values } from './answer.ts';

export type ReceivedForm = { data: FormData; values: Values };

/** Reads a posted form up to a size; what is larger or broken is answered, never held in memory. */
export async function readForm(request: Request, maxBytes = 1_000_000): Promise<ReceivedForm | FormAnswer> {
  let seen = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > maxBytes) controller.error(new RangeError('too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    const data = await new Response(counted ?? null, { headers }).formData();
    return { data, values: textsOf(data) };
  } catch {
    const message =
      seen > maxBytes ? 'Not sent: that is more than we can take.' : 'Not sent: the form did not arrive whole.';
    return { fields: {}, message, detail: 'Please try again.', values: {} };
  }
}
