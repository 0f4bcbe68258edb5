import { SectionHead } from '../../../ui/layout/section-head.tsx';
import { MoreLink } from '../../../ui/links/more-link.tsx';
import { groupOf, type Person } from '../profile-groups.ts';
import { PeopleGrid } from './people-grid.tsx';

/** The others of the same group. */
export function GroupMates({ tag, people }: { tag: number; people: Person[] }) {
  if (people.length === 0) return null;
  const { others, slug } = groupOf(tag);
  return (
    <section className="band tight alt" aria-labelledby="mates">
      <div className="wrap">
        <SectionHead id="mates" title={others} small>
          <MoreLink to={`/profiles#${slug}`}>All our staff</MoreLink>
        </SectionHead>
        <PeopleGrid people={people} columns={[4]} />
      </div>
    </section>
  );
}
