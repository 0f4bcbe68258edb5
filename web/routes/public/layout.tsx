import { Outlet } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { Footer } from '../../features/site/footer.tsx';
import { Header } from '../../features/site/header.tsx';
import type { Route } from './+types/layout.ts';

const load = (api: ApiClient) => unwrap(api.settings.$get());

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi());

/** The school's own data changes once a year; a click on a link need not ask for it again. */
export const shouldRevalidate = () => false;

export default function PublicLayout({ loaderData: school }: Route.ComponentProps) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <Header schoolName={school.schoolName} />
      <main id="content">
        <Outlet />
      </main>
      <Footer school={school} />
    </>
  );
}
