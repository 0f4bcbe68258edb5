import { rmSync } from 'node:fs';
import { startBucket } from '../../support/bucket.ts';
import { temporaryFolder } from '../../support/program.ts';
import { openSite } from '../site-under-test.ts';
import { expectations, type Outcome, statusOf } from './expectations.ts';

/** A bucket that fails, hangs or is unavailable: uploads are refused in time and leave no row, all else goes on. */
export async function bucketUnavailable(): Promise<Outcome> {
  const folder = temporaryFolder('bucket-unavailable');
  const { wrong, slow, expect, expectWithin } = expectations();
  const bucket = await startBucket();
  const site = await openSite(folder, bucket.environment);
  const countRows = async () => (await site.query<{ n: number }>('select count(*)::int as n from media'))[0]?.n ?? 0;
  try {
    expect((await site.save('gallery')) === 201, 'nothing could be stored at first');
    const [shown] = await site.query<{ name: string }>('select name from media limit 1');
    const picture = `${site.url}/images/${shown?.name}`;
    for (const fault of ['failing', 'hanging', 'unavailable'] as const) {
      const before = await countRows();
      if (fault === 'unavailable') await bucket.shutDown();
      else bucket.state.fault = fault;
      const startedAt = Date.now();
      const [stories, image, event] = await Promise.all([
        Promise.all(Array.from({ length: 4 }, () => site.save('story'))),
        statusOf(picture),
        site.save('event'),
      ]);
      const ms = Date.now() - startedAt;
      expect(
        stories.every((status) => status === 503),
        `${fault}: uploads were answered with ${stories.join(', ')}`,
      );
      expect(image === 503, `${fault}: a picture was answered with ${image}`);
      expect(event === 201, `${fault}: a save without a picture was answered with ${event}`);
      expectWithin(25_000, ms, `${fault}: an answer`);
      expect((await countRows()) === before, `${fault}: a row was left without its file`);
      if (fault === 'unavailable') await bucket.restart();
      bucket.state.fault = 'none';
      const after = [await site.save('story'), await statusOf(picture)];
      expect(after.join() === '201,200', `after ${fault}: ${after.join(', ')}`);
    }
  } finally {
    await site.close();
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { wrong, slow };
}
