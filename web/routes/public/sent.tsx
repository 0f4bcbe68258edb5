import { useRouteLoaderData, useSearchParams } from 'react-router';
import { receiptIn } from '../../../contract/enquiries/enquiries.ts';
import { SentMessage } from '../../features/enquiries/sent-message.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { hiddenMeta, type RootData } from '../../ui/meta/meta.ts';
import type { Route } from './+types/sent.ts';

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Message Sent' });

export default function Sent({ params }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  const [query] = useSearchParams();
  return (
    <>
      <Banner title="Message Sent" sub="Thank you for writing to us." />
      <div className="band tight">
        <div className="wrap">
          <SentMessage
            phone={root?.school.phone ?? ''}
            isStory={params['*'] === 'story'}
            code={receiptIn(query.get('receipt') ?? '')}
          />
        </div>
      </div>
    </>
  );
}
