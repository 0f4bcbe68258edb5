import { type CrowdTask, runCrowd } from './crowd.ts';

// A process of its own, so that the crowd's work does not count as the site's.
process.once('message', async (task: CrowdTask) => {
  process.send?.(await runCrowd(task));
  process.disconnect();
});
