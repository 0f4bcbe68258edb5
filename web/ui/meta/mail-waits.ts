import { useRouteLoaderData } from 'react-router';
import type { RootData } from './meta.ts';

/** Whether no mail server is set up: then nothing on screen may promise a mail. */
export const useMailWaits = (): boolean => useRouteLoaderData<RootData>('root')?.school.mailWaits === true;
