import type { OrderedThing } from '../../../../contract/common/ordering.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { OrderedCard } from '../../../office/order/ordered-card.tsx';
import { OrderedList } from '../../../office/order/ordered-list.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { groupOf, type ProfileGroupInfo, profileGroups } from '../profile-groups.ts';
import { saveStaffOrder } from './profile-calls.ts';

type Props = { group: ProfileGroupInfo; people: OrderedThing[]; refresh: () => unknown };

/** Which group an address asks for. */
export const groupIn = (url: string): ProfileGroupInfo =>
  groupOf(Number(new URL(url).searchParams.get('group') ?? profileGroups[0].tag));

/** A group of staff as readers find it. */
export const StaffOrder = ({ group, people, refresh }: Props) => (
  <>
    <OfficeHead
      title="Order of the staff"
      note="The staff pages follow it. Drag, use the arrows, or type a number: every move is saved at once."
      back={{ to: '/desk/staff', label: 'Staff profiles' }}
    />
    <nav className="list-tabs" aria-label="Groups">
      {profileGroups.map(({ tag, name }) => (
        <Link
          key={tag}
          to={`/desk/staff/order?group=${tag}`}
          aria-current={tag === group.tag ? 'page' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
    {people.length === 0 ? (
      <EmptyState sentence="There is nobody in this group yet." drawing={4} />
    ) : (
      <OrderedList
        key={group.tag}
        label={group.name}
        things={people}
        save={(change) => saveStaffOrder(group.tag, change)}
        refresh={refresh}
      >
        {({ id, ...person }) => <OrderedCard to={`/profiles/view/${id}`} {...person} />}
      </OrderedList>
    )}
  </>
);
