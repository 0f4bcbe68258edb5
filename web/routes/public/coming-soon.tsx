import { redirect } from 'react-router';
import { apiContext, unwrap } from '../../api-client.ts';
import { ComingSoon } from '../../features/setup/coming-soon.tsx';
import type { Route } from './+types/coming-soon.ts';
import '../../features/setup/coming-soon.css';

/** The server shows it at every address of a site that is not open yet. */
export async function loader({ context }: Route.LoaderArgs) {
  const { closed, schoolName, phone } = await unwrap(context.get(apiContext).settings.$get());
  if (!closed) throw redirect('/');
  return { schoolName, phone };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.schoolName ?? '' },
  { name: 'robots', content: 'noindex' },
];

export default function Soon({ loaderData: { schoolName, phone } }: Route.ComponentProps) {
  return <ComingSoon schoolName={schoolName} phone={phone} />;
}
