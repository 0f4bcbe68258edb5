import { z } from 'zod';

const amount = z.number().int();
const fee = z
  .object({
    label: z.string(),
    classes: z.array(z.string()).describe('None: for all'),
    campuses: z.array(z.string()).describe('None: for all'),
    amounts: z.array(amount).describe('For each term in its order; one alone is that of every term'),
  })
  .meta({ id: 'Fee' });
const percent = z.number().min(0).max(100);

const fees = z
  .object({
    classes: z.array(fee),
    boarding: z.array(fee).describe('Added to the fee of the class'),
    buses: z.array(fee),
    siblings: z.array(z.object({ child: z.number().int(), percent })).describe('From which child on how much less'),
    parts: z.array(z.object({ week: z.number().int(), percent })).describe('What is due in which week of a term'),
  })
  .meta({ id: 'Fees' });

/** All that the cost of a place is counted from. */
export const costView = z
  .object({
    today: z.string().describe('YYYY-MM-DD, by the clock at the school'),
    page: z
      .object({ title: z.string(), to: z.string() })
      .nullable()
      .describe('Where the fees stand; null where no table is marked for it'),
    fees: fees.nullable().describe('As they were read from the tables of that page; null where no class was found'),
    terms: z
      .array(
        z.object({
          name: z.string(),
          firstDay: z.string(),
          lastDay: z.string(),
          place: z.number().int().describe('The first term of its year is 0'),
          campus: z.string().nullable(),
        }),
      )
      .describe('Of this year and the next'),
    campuses: z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        to: z.string().nullable(),
        firstClass: z.string(),
        lastClass: z.string(),
        buses: z.array(z.string()).describe('Where they come from'),
      }),
    ),
    uniform: z
      .array(z.object({ name: z.string(), price: amount, pieces: z.number().int() }))
      .describe('Products on sale; with no pieces they are useful, but no part of a full set'),
  })
  .meta({ id: 'CostView' });

export type CostView = z.infer<typeof costView>;
