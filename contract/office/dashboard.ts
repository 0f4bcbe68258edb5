import { z } from 'zod';
import { id, instant } from '../common/fields.ts';
import { publishState } from '../content/publishing.ts';
import { user } from '../people/users.ts';
import { orderCard, orderSums } from '../shop/orders.ts';

/** How many of each kind the dashboard shows. */
export const dashboardCount = 8;
export const chartWeeks = 10;
export const chartDays = 30;

const count = z.number().int().min(0);
const day = z.iso.date();

const attention = z.object({
  newApplications: count,
  newMessages: count,
  newTestimonials: count.describe('Answers to the testimonial form that nobody has read'),
  testimonialsWaiting: count.describe('Entries of the directory that wait for approval'),
  setAside: count.describe('Enquiries that look like spam'),
  failedMails: count,
  waitingMails: count,
  waitingAnswers: count.describe('Answers of families in the mailbox that could not be taken yet'),
  mailboxProblem: z.string().nullable().describe('Why they wait, or why the mailbox cannot be read at the moment'),
  picturesWithoutConsent: count.describe('Readers see them, and nobody has said whether children in them may be shown'),
});

/** Weeks and days are the school's; one without anything is there with 0. */
const charts = z.object({
  applicationsByWeek: z.array(z.object({ week: day.describe('Its Monday'), count })),
  visitsByDay: z.array(z.object({ day, count })),
  ordersByStatus: orderSums,
});

const backups = z.object({
  state: z
    .enum(['good', 'due', 'off', 'failed', 'old'])
    .describe('due: planned, none taken yet; old: none for two days; off: nobody has planned any here'),
  lastVerified: z
    .object({
      at: instant,
      bytes: count,
      pictures: count,
      remark: z.string().nullable().describe('What is not as it could be'),
    })
    .nullable(),
  failure: z.object({ at: instant, reason: z.string() }).nullable().describe('Of the last one, when it failed'),
  next: instant.nullable(),
});

const story = z.object({ id, title: z.string(), category: z.number().int(), createdAt: instant, ...publishState });

export const dashboard = z
  .object({
    orders: z.array(
      orderCard.omit({ customerName: true, customerPhone: true, paidOn: true, paid: true, voidReason: true }),
    ),
    users: z.array(
      user.pick({ id: true, name: true, email: true, role: true, suspend: true, updatedAt: true, createdAt: true }),
    ),
    news: z.array(story),
    articles: z.array(story),
    profiles: z.array(
      z.object({
        ...{ id, name: z.string(), position: z.string(), tag: z.number().int() },
        createdAt: instant,
        ...publishState,
      }),
    ),
    galleries: z.array(
      z.object({ id, name: z.string(), category: z.number().int(), createdAt: instant, ...publishState }),
    ),
    attention,
    charts,
    backups,
  })
  .meta({ id: 'Dashboard' });

export type Dashboard = z.infer<typeof dashboard>;
