import type { DemoPage } from '../deps.ts';
import { schoolContent } from './content/school-content.ts';

/** Their texts alone: pictures and people are the demo school's own. */
export const demoPages = (now: Date): DemoPage[] =>
  schoolContent(now).pages.map(({ id, tag, title, html }) => ({ id, tag, title, pageText: html }));
