import type { Statistics } from '../../../contract/office/statistics.ts';
import type { StatisticsView } from './statistics.service.ts';

export function presentStatistics(view: StatisticsView): Statistics {
  const { page, step, counts, total, before, sources, pages, missed, campuses } = view;
  return { page, step, counts, total, before, sources, pages, missed, campuses };
}
