import { redirect, useRouteLoaderData } from 'react-router';
import { honeypotField } from '../../../contract/enquiries/enquiries.ts';
import { tablesIn } from '../../../contract/pages/page-table.ts';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { ApplicationForm } from '../../features/enquiries/apply/application-form.tsx';
import { FeesPanel } from '../../features/enquiries/apply/fees-panel.tsx';
import { NextSteps } from '../../features/enquiries/apply/next-steps.tsx';
import { withPlace } from '../../features/enquiries/apply/place-details.ts';
import { TalkLine } from '../../features/enquiries/contact/talk-line.tsx';
import { sendHeader } from '../../features/enquiries/send-header.ts';
import { thanks } from '../../features/enquiries/sent-message.tsx';
import { phoneOf } from '../../ui/form/fields/phone-values.ts';
import { readForm } from '../../ui/form/read-form.ts';
import { refuse, unreadable } from '../../ui/form/refuse.ts';
import { sendForm } from '../../ui/form/send.ts';
import { Island } from '../../ui/island.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { pageMeta, type RootData } from '../../ui/meta/meta.ts';
import { siteIn, useSite, useWords } from '../../ui/meta/site.ts';
import type { Route } from './+types/apply.ts';

/** The fees are the table that staff have marked for it; where nobody has, none is shown. */
async function load(api: ApiClient) {
  const { beside } = await unwrap(api.pages['beside-apply'].$get());
  if (!beside) return { fees: null };
  const { title, to, html = '', rows } = beside;
  const [head = [], ...rest] = rows ?? [];
  return { fees: { title, to, table: rows ? { head, rows: rest } : (tablesIn(html)[0] ?? null) } };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi());

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!('data' in form)) return unreadable(form);
  const { pName = '', email = '', cName = '', bDate = '', message = '', [honeypotField]: trap = '' } = form.values;
  const application = {
    pName,
    email,
    phone: phoneOf(form.values, 'phone'),
    cName,
    bDate,
    message: withPlace(message, form.values),
  };
  const answer = await context
    .get(apiContext)
    .mail.apply.$post({ json: { ...application, [honeypotField]: trap }, header: sendHeader(form.values) });
  return answer.ok ? redirect(thanks(await answer.json()), 303) : refuse(answer, form.values);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm('application', serverAction);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Apply for a place',
    description: siteIn(matches)?.words.applyDescription,
    path: '/apply',
  });

export default function Apply({ loaderData: { fees }, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  const words = useWords();
  const site = useSite();
  const { admissions, privacy } = site?.pages ?? {};
  const form = {
    privacyPage: privacy,
    birthHint: words.birthHint,
    messageHint: words.messageHint,
    campuses: site?.campuses.map(({ name, firstClass, lastClass }) => ({ name, firstClass, lastClass })) ?? [],
  };
  return (
    <>
      <Banner
        title="Apply for a place"
        crumbs={admissions ? [{ to: admissions, label: 'Admissions' }] : []}
        sub={words.applySub}
      />
      <div className="band tight">
        <div className="wrap split wide-left">
          <Island name="application" view={ApplicationForm} props={{ ...form, answer: actionData }} />
          <div className="form-side">
            <NextSteps />
            {fees && <FeesPanel {...fees} />}
            {root && <TalkLine phone={root.school.phone} whatsapp={root.school.social.whatsapp} />}
          </div>
        </div>
      </div>
    </>
  );
}
