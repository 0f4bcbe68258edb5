import { type StatisticsPeriod, statisticsPeriods, statisticsQuery } from '../../../contract/statistics.ts';

export type StatisticsRequest = { days: StatisticsPeriod; page: string | undefined };

/** Reads the address; what makes no sense counts as not asked for. */
export function readStatisticsRequest(address: string): StatisticsRequest {
  const { searchParams } = new URL(address);
  const days = statisticsPeriods.find((period) => String(period) === searchParams.get('days')) ?? 30;
  const { data } = statisticsQuery.shape.page.safeParse(searchParams.get('page') ?? undefined);
  return { days, page: data };
}

export function statisticsAddress({ days, page }: StatisticsRequest): string {
  const query = new URLSearchParams();
  if (days !== 30) query.set('days', String(days));
  if (page) query.set('page', page);
  return query.size > 0 ? `/desk/statistics?${query}` : '/desk/statistics';
}
