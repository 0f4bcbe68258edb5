import { redirect } from 'react-router';
import { firstClassYear, lastClassYear } from '../../../../contract/content/alumni.ts';
import { enquiryMessages, testimonialInput } from '../../../../contract/enquiries/enquiries.ts';
import { apiContext, unwrap } from '../../../api-client.ts';
import { thanks } from '../../../features/enquiries/sent-message.tsx';
import { joinAnswers, questionNames } from '../../../features/testimonials/public/questions.ts';
import { StoryInvitation } from '../../../features/testimonials/public/story-invitation.tsx';
import { TestimonialForm } from '../../../features/testimonials/public/testimonial-form.tsx';
import { phoneOf } from '../../../ui/form/fields/phone-values.ts';
import { pictureFault } from '../../../ui/form/fields/picture-fault.ts';
import { readForm } from '../../../ui/form/read-form.ts';
import { refuse, unreadable, wrongFields } from '../../../ui/form/refuse.ts';
import { sendForm } from '../../../ui/form/send.ts';
import { Island } from '../../../ui/island.tsx';
import { Banner } from '../../../ui/layout/banner.tsx';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { useSite, useWords } from '../../../ui/meta/site.ts';
import type { Route } from './+types/testimonial.ts';

/** A phone's photograph and the answers: where no script runs it is read in full, to say what is wrong and keep the words. */
const maxFormBytes = 12_000_000;

export const loader = () => {
  const [first, last] = [firstClassYear(), lastClassYear()];
  return { years: Array.from({ length: last - first + 1 }, (_, index) => first + index) };
};

/** The picture first, then the entry that needs its name, then the mail; each can be repeated without a second record. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, maxFormBytes);
  if (!('data' in form)) return unreadable(form);
  const { values } = form;
  const picture = form.data.get('picture');
  const parsed = testimonialInput.safeParse({ ...values, senderPhone: phoneOf(values, 'senderPhone') });
  const wrong = Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
  const fault = pictureFault(picture, enquiryMessages.picture);
  if (fault) wrong.picture = fault;
  if (!parsed.success || !(picture instanceof File) || fault) return wrongFields(wrong, values);

  const api = context.get(apiContext);
  const { senderName: name, senderEmail: email, senderPhone: phone, classOf } = parsed.data;
  const upload = await api.singleUpload.$post({
    form: { name: `${name}_${Date.now()}${picture.name}`, file: picture },
  });
  if (!upload.ok) return refuse(upload, values, { file: 'picture' });

  const { name: stored } = await upload.json();
  const { site } = await unwrap(api.settings.$get());
  const alumDetails = joinAnswers(site.words, parsed.data);
  const entry = { name, email, phone, classOf, alumDetails, occupation: values.occupation ?? '', picture: stored };
  const added = await api.alum.add.$post({ json: entry });
  if (!added.ok) return refuse(added, values, { name: 'senderName', email: 'senderEmail', phone: 'senderPhone' });

  const mailed = await api.mail.feedback.$post({ json: parsed.data });
  return mailed.ok ? redirect(thanks(await mailed.json()), 303) : refuse(mailed, values);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm('testimonial', serverAction);

export const handle = { closingCall: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Share your story',
    description: 'Were you one of ours? Six short questions and one recent picture of you.',
    path: '/alumni/alumcontact',
  });

export default function Testimonial({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords();
  const form = {
    privacyPage: useSite()?.pages.privacy,
    years: loaderData.years,
    yearHint: words.storyYearHint,
    questions: questionNames.map((name) => words[name]),
  };
  return (
    <>
      <Banner title="Share your story" crumbs={[{ to: '/alumni', label: 'Alumni' }]} sub={words.storySub} />
      <div className="band tight">
        <div className="wrap split wide-left">
          <Island name="testimonial" view={TestimonialForm} props={{ ...form, answer: actionData }} />
          <StoryInvitation />
        </div>
      </div>
    </>
  );
}
