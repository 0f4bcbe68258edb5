import type { Dashboard } from '../../../contract/office/dashboard.ts';
import { orderStatus, paymentMethodOf } from '../../../contract/shop/orders.ts';
import { presentState } from '../../lib/publish-state.ts';
import type { viewDashboard } from './dashboard.service.ts';

type View = Awaited<ReturnType<typeof viewDashboard>>;

export function presentDashboard(view: View, now: Date): Dashboard {
  const { orders, users, stories, profiles, galleries, attention, charts, backups } = view;
  return {
    orders: orders.map((order) => ({
      id: order.id,
      orderCode: order.orderCode,
      amount: order.amount,
      mmCode: order.mmCode,
      paymentMethod: paymentMethodOf(order),
      dispatched: order.dispatched,
      status: orderStatus(order),
      createdAt: order.createdAt.toISOString(),
    })),
    users: users.map(({ id, name, email, role, suspended, updatedAt, createdAt }) => ({
      id,
      name,
      email,
      role,
      suspend: suspended,
      updatedAt: updatedAt.toISOString(),
      createdAt: createdAt.toISOString(),
    })),
    news: stories.filter(({ kind }) => kind === 'news').map((story) => presentStory(story, now)),
    articles: stories.filter(({ kind }) => kind === 'article').map((story) => presentStory(story, now)),
    profiles: profiles.map(({ id, name, position, tag, createdAt, draft }) => ({
      ...{ id, name, position, tag, createdAt: createdAt.toISOString() },
      ...presentState({ draft, createdAt }, now),
    })),
    galleries: galleries.map(({ id, name, category, createdAt, draft }) => ({
      ...{ id, name, category, createdAt: createdAt.toISOString() },
      ...presentState({ draft, createdAt }, now),
    })),
    attention,
    charts: {
      ...charts,
      applicationsByWeek: charts.applicationsByWeek.map(({ day, count }) => ({ week: day, count })),
    },
    backups: presentBackups(backups),
  };
}

function presentBackups({ state, verified, failed, next }: View['backups']): Dashboard['backups'] {
  return {
    state,
    lastVerified: verified
      ? {
          at: verified.createdAt.toISOString(),
          bytes: verified.bytes ?? 0,
          pictures: verified.pictures ?? 0,
          remark: verified.error,
        }
      : null,
    failure: failed ? { at: failed.createdAt.toISOString(), reason: failed.error ?? '' } : null,
    next: next?.toISOString() ?? null,
  };
}

function presentStory({ id, title, category, createdAt, draft }: View['stories'][number], now: Date) {
  return { id, title, category, createdAt: createdAt.toISOString(), ...presentState({ draft, createdAt }, now) };
}
