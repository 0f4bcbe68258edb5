import { rmSync } from 'node:fs';
import path from 'node:path';
import { fillDemoFolder } from '../support/demo-folder.ts';
import { temporaryFolder } from '../support/program.ts';

/** Fills the demo school once; each worker serves its own copy of it. */
export default async function setup() {
  const folder = temporaryFolder('browser');
  process.env.DEMO_FOLDER = path.join(folder, 'demo-school');
  await fillDemoFolder(process.env.DEMO_FOLDER);
  return () => rmSync(folder, { recursive: true, force: true });
}
