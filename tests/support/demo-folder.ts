import { tmpdir } from 'node:os';
import path from 'node:path';

/** The demo site writes here which folder it uses, so that the tests find the accounts it made. */
export const folderNoteOf = (port: string): string => path.join(tmpdir(), `seven-hills-browser-${port}.folder`);
