import { useRouteLoaderData } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import type { RootData } from '../meta/meta.ts';

/** The calendar of the school, or of one campus, in the phone of whoever follows it. */
export function SubscribeLink({ campus }: { campus?: string | undefined }) {
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? '';
  return (
    <a
      className="more"
      href={`${origin.replace(/^https?:/, 'webcal:')}/calendar.ics${campus ? `?campus=${campus}` : ''}`}
    >
      <Icon name="calendar" />
      Subscribe on your phone
    </a>
  );
}
