/** Readers and robots come back by themselves; some minutes of age do no harm. */
const freshSeconds = 300;

export function feedAnswer(body: string, type: string, more: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `public, max-age=${freshSeconds}`, ...more },
  });
}
