import { redirect, useRouteLoaderData } from 'react-router';
import { honeypotField } from '../../../contract/enquiries/enquiries.ts';
import { apiContext } from '../../api-client.ts';
import { AddressBlock } from '../../features/enquiries/contact/address-block.tsx';
import { CampusPhones } from '../../features/enquiries/contact/campus-phones.tsx';
import { ContactForm } from '../../features/enquiries/contact/contact-form.tsx';
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
import type { Route } from './+types/contact.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!('data' in form)) return unreadable(form);
  const { senderName = '', senderEmail = '', inquiry = '', [honeypotField]: trap = '' } = form.values;
  const message = { senderName, senderEmail, senderPhone: phoneOf(form.values, 'senderPhone'), inquiry };
  const answer = await context
    .get(apiContext)
    .mail.contact.$post({ json: { ...message, [honeypotField]: trap }, header: sendHeader(form.values) });
  return answer.ok ? redirect(thanks(await answer.json()), 303) : refuse(answer, form.values);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm('contact', serverAction);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact us',
    description: siteIn(matches)?.words.contactDescription,
    path: '/contact',
  });

export default function Contact({ actionData }: Route.ComponentProps) {
  const words = useWords();
  const root = useRouteLoaderData<RootData>('root');
  return (
    <>
      <Banner title="Contact us" sub={words.contactSub} />
      <div className="band tight">
        <div className="wrap split wide-left">
          <Island
            name="contact"
            view={ContactForm}
            props={{ answer: actionData, privacyPage: useSite()?.pages.privacy }}
          />
          <div className="form-side">
            {root && <AddressBlock school={root.school} />}
            <CampusPhones />
          </div>
        </div>
      </div>
    </>
  );
}
