import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

type Props = { q: string; isPastEnd: boolean; phone: string; whatsapp: string };

/** Whoever finds nothing is led to somebody who knows. */
export function NothingFound({ q, isPastEnd, phone, whatsapp }: Props) {
  return (
    <EmptyState
      sentence={isPastEnd ? 'There are no more results.' : `Nothing was found for “${q}”.`}
      drawing={2}
      hint={
        isPastEnd
          ? 'Go back to the first page, or try other words.'
          : 'We looked in pages, stories, people and documents. A shorter word may help, or ask a person.'
      }
    >
      {whatsapp && (
        <a className="btn search-wa" href={whatsapp} rel="noopener">
          <Icon name="whatsapp" />
          Ask on WhatsApp
        </a>
      )}
      {phone && (
        <a className="btn line" href={`tel:${phone.replace(/\s/g, '')}`}>
          <Icon name="phone" />
          Call the school
        </a>
      )}
    </EmptyState>
  );
}
