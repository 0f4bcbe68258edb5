import { z } from 'zod';
import { wholeNumber } from '../common/fields.ts';

export const statisticsPeriods = [30, 90, 365] as const;

export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** Where readers came from that is no site: an address that was typed or sent, a page of ours, and all the rest. */
export const plainSources = ['direct', 'own', 'other'] as const;

/** The path of a public page. */
export const pagePath = /^\/[\w/-]{0,119}$/;

const periodMessage = 'Choose 30, 90 or 365 days.';

export const statisticsQuery = z.object({
  days: wholeNumber(30, 365, periodMessage)
    .pipe(z.literal(statisticsPeriods, { error: periodMessage }))
    .default(30)
    .describe('How many days, up to today'),
  page: z
    .string()
    .regex(pagePath, 'This must be the path of a page.')
    .optional()
    .describe('The path of one page; the whole site unless given'),
});

export type StatisticsQuery = z.infer<typeof statisticsQuery>;

const count = z.number().int().min(0);
const pageName = z.object({ path: z.string(), title: z.string() });

export const statistics = z
  .object({
    page: pageName.nullable().describe('The page that was asked for'),
    step: z.enum(['day', 'week']).describe('What one count is of: weeks begin on their Monday'),
    counts: z.array(z.object({ day: z.iso.date(), count })),
    total: count,
    before: count.describe('In as many days before'),
    sources: z
      .array(z.object({ source: z.string(), count }))
      .describe('Where readers came from: a name, a host, or `direct`, `own` and `other`'),
    pages: z.array(pageName.extend({ count })).describe('What was read most; of the whole site'),
    missed: z
      .array(z.object({ words: z.string(), count }))
      .describe('What was looked for more than once, and not found'),
    campuses: z.array(pageName).describe('The pages of the campuses'),
  })
  .meta({ id: 'Statistics' });

export type Statistics = z.infer<typeof statistics>;
