import { type Settings, startSite } from '../support/program.ts';

/** The demo school of this folder, up for as long as it is used. */
export async function withSite<T>(folder: string, settings: Settings, use: (url: string) => Promise<T>): Promise<T> {
  const site = await startSite({ DATA_DIR: folder, DEMO: 'true', ...settings });
  try {
    return await use(site.url);
  } finally {
    await site.stop();
  }
}
