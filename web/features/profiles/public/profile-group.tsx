import type { ReactNode } from 'react';
import { SectionHead } from '../../../ui/layout/section-head.tsx';
import { useWords } from '../../../ui/meta/site.ts';
import type { Person, ProfileGroupInfo } from '../profile-groups.ts';
import { PeopleGrid } from './people-grid.tsx';
import { PeopleRows } from './people-rows.tsx';

type Props = { group: ProfileGroupInfo; people: Person[]; aside?: ReactNode; pager: ReactNode };

/** Those who run the school are told apart by a few words; the others by their faces, teachers in a denser grid. */
export function ProfileGroupSection({ group, people, aside, pager }: Props) {
  const words = useWords();
  const { slug, name, about } = group;
  return (
    <section id={slug} className="profile-group" aria-labelledby={`${slug}-title`}>
      <SectionHead id={`${slug}-title`} title={name}>
        {aside ?? <p className="muted group-about">{words[about]}</p>}
      </SectionHead>
      {people.length === 0 && <p className="muted">There are no profiles here at the moment.</p>}
      {group.tag === 20 ? (
        <PeopleRows people={people} />
      ) : (
        <PeopleGrid people={people} columns={group.tag === 30 ? [5, 6] : [4, 5]} />
      )}
      {pager}
    </section>
  );
}
