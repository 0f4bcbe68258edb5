import { z } from 'zod';
import { id, instant } from './fields.ts';
import { orderCard } from './orders.ts';
import { user } from './users.ts';

/** How many of each kind the dashboard shows. */
export const dashboardCount = 8;

const story = z.object({ id, title: z.string(), category: z.number().int(), createdAt: instant });

export const dashboard = z
  .object({
    orders: z.array(orderCard.omit({ customerName: true, customerPhone: true })),
    users: z.array(
      user.pick({ id: true, name: true, email: true, role: true, suspend: true, updatedAt: true, createdAt: true }),
    ),
    news: z.array(story),
    articles: z.array(story),
    profiles: z.array(
      z.object({ id, name: z.string(), position: z.string(), tag: z.number().int(), createdAt: instant }),
    ),
    galleries: z.array(z.object({ id, name: z.string(), category: z.number().int(), createdAt: instant })),
  })
  .meta({ id: 'Dashboard' });

export type Dashboard = z.infer<typeof dashboard>;
