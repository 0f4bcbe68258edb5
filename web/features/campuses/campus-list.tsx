import type { Campus } from '../../../contract/school/campuses.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { OrderedCard } from '../../office/order/ordered-card.tsx';
import { OrderedList } from '../../office/order/ordered-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { saveOrder } from './campus-calls.ts';

/** All campuses in the order in which readers find them. */
export function CampusList({ campuses, refresh }: { campuses: Campus[]; refresh: () => void }) {
  const add = (
    <ButtonLink to="/admin/campuses/add" small>
      <Icon name="plus" />
      Add a campus
    </ButtonLink>
  );
  return (
    <>
      <OfficeHead title="Campuses" note="Menu, footer, contact and the home page follow this list.">
        {add}
      </OfficeHead>
      {campuses.length === 0 ? (
        <EmptyState sentence="There are no campuses yet." drawing={3}>
          {add}
        </EmptyState>
      ) : (
        <OrderedList label="Campuses" things={campuses} save={saveOrder} refresh={refresh}>
          {(campus) => (
            <OrderedCard
              to={`/admin/campuses/${campus.id}`}
              name={campus.name}
              note={[pageWords(campus), campus.phone].filter(Boolean).join(' · ')}
            />
          )}
        </OrderedList>
      )}
    </>
  );
}

function pageWords({ path, pageId }: Campus): string {
  if (path) return `/${path}`;
  return pageId ? 'Its page is a draft, not in the menu yet' : 'No page yet';
}
