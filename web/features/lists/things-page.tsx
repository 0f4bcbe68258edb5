import { useMemo } from 'react';
import { actionsOf, type ListedThing, type ListPerson, type StateCounts } from '../../../contract/office/lists.ts';
import { adminRole } from '../../../contract/people/roles.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { listHref } from '../../office/table/list-request.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import { RefusedBox } from '../../office/table/several/refused-box.tsx';
import { useChoice } from '../../office/table/several/use-choice.ts';
import { FilterTabs } from '../../office/table/tools/filter-tabs.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { applies } from './act-words.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { ListDescription } from './list-descriptions.ts';
import { listShapeFor, type ThingsRequest } from './list-shape.ts';
import { columnsOf } from './thing-columns.tsx';
import { useActs } from './use-acts.ts';

type Props = {
  list: ListDescription;
  user: { id: number; role: number };
  request: ThingsRequest;
  docs: ListedThing[];
  pages: number;
  total: number;
  states: StateCounts;
  kept: number;
  authors: ListPerson[];
  heirs: ListPerson[];
};

/** All of a kind in one table: found, sorted, and several of them changed at once. */
export function ThingsPage({ list, user, request, docs, pages, total, states, kept, authors, heirs }: Props) {
  const shape = useMemo(() => listShapeFor(list, authors, user), [list, authors, user]);
  const { chosen, choice, clear } = useChoice({
    rows: docs,
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    canChoose: (thing) => actionsOf[list.kind].some((action) => applies(action, thing)),
    address: listHref(request, shape, { page: request.page }),
  });
  const { act, busy, refused, forget } = useActs(list, chosen, clear);
  const begin = list.add?.(user.role);
  const add = begin && (
    <ButtonLink to={begin.to} small>
      <Icon name="plus" />
      {begin.label}
    </ButtonLink>
  );
  const all = Object.values(states).reduce((sum, count) => sum + count, 0);
  const [, many] = list.nouns;
  return (
    <>
      <OfficeHead title={list.title} note={list.note}>
        {list.orderAt && user.role >= adminRole && (
          <ButtonLink to={list.orderAt} kind="line" small>
            <Icon name="dots" />
            Put in order
          </ButtonLink>
        )}
        {add}
      </OfficeHead>
      <OfficeList
        label={list.title}
        nouns={list.nouns}
        shape={shape}
        request={request}
        search={{ label: `Search ${many}`, hint: list.hint ?? 'A part of the title' }}
        columns={columnsOf(list, user.id)}
        keyOf={({ id }) => id}
        rows={docs}
        total={total}
        pages={pages}
        empty={{ sentence: `There are no ${many} yet.`, drawing: 4, way: add }}
        tabs={
          <FilterTabs
            request={request}
            shape={shape}
            name="state"
            counts={{ '': all, ...states, kept }}
            hot="waiting"
          />
        }
        choice={choice}
        acts={
          <>
            <RefusedBox refused={refused} forget={forget} />
            {chosen.length > 0 && (
              <BulkBar kind={list.kind} {...{ chosen, choice, clear, act, busy, heirs }} role={user.role} />
            )}
          </>
        }
      />
    </>
  );
}
