import { data, redirect } from 'react-router';
import { authorRole } from '../../../contract/people/roles.ts';
import { HelpPage } from '../../features/help/help-page.tsx';
import { TopicPage } from '../../features/help/topic-page.tsx';
import { topicAt, topicsFor } from '../../features/help/topics.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/help.ts';

const screen = guardedScreen({
  atLeast: authorRole,
  load:
    ({ request, params }: Route.ClientLoaderArgs) =>
    async (_api, { role }) => {
      const from = new URL(request.url).searchParams.get('for');
      const asked = from === null ? undefined : topicAt(from, role);
      if (asked) throw redirect(`/desk/help/${asked.id}`);
      const group = topicsFor(role).find(({ topics }) => topics.some(({ id }) => id === params.topic));
      if (params.topic && !group) throw data(null, { status: 404 });
      return { role, group, topic: group?.topics.find(({ id }) => id === params.topic) };
    },
  title: ({ data: shown }) => shown?.topic?.title ?? 'Help',
  view: ({ data: { role, group, topic } }) =>
    group && topic ? <TopicPage topic={topic} group={group} /> : <HelpPage role={role} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
