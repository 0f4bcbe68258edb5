import { rmSync } from 'node:fs';
import { copyDemoFolder, leaveAvifOut } from '../support/demo-folder.ts';
import { startSite } from '../support/program.ts';

let folder: string | undefined;

/** The data folder of the site that the tests of this worker visit. */
export function siteFolder(): string {
  if (!folder) throw new Error('This worker has not started its site.');
  return folder;
}

/** The demo school for one worker, so that no test meets what another one is writing at the same moment. */
export async function startOwnSite() {
  folder = copyDemoFolder(process.env.DEMO_FOLDER ?? '');
  const data = folder;
  const site = await startSite({ DATA_DIR: data, DEMO: 'true' });
  await leaveAvifOut(data);
  return {
    url: site.url,
    async stop() {
      await site.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
