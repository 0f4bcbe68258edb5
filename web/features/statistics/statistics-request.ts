import { pagePath, type StatisticsPeriod, statisticsPeriods } from '../../../contract/office/statistics.ts';

export type StatisticsRequest = { days: StatisticsPeriod; page: string | undefined };

/** Reads the address; what makes no sense counts as not asked for. */
export function readStatisticsRequest(address: string): StatisticsRequest {
  const { searchParams } = new URL(address);
  const days = statisticsPeriods.find((period) => String(period) === searchParams.get('days')) ?? 30;
  const page = searchParams.get('page') ?? '';
  return { days, page: pagePath.test(page) ? page : undefined };
}

export function statisticsAddress({ days, page }: StatisticsRequest): string {
  const query = new URLSearchParams();
  if (days !== 30) query.set('days', String(days));
  if (page) query.set('page', page);
  return query.size > 0 ? `/desk/statistics?${query}` : '/desk/statistics';
}
