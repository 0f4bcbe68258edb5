import type { ComponentType } from 'react';
import type { KeptKind } from '../../../contract/common/history.ts';
import { adminRole, type Role } from '../../../contract/people/roles.ts';
import { gatedScreen, guardedScreen } from '../../session/guarded-screen.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import { shortDate } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { DeleteBox } from '../boxes/delete-box.tsx';
import { OfficeHead } from '../frame/head.tsx';
import { DeleteControl } from '../tools/delete-control.tsx';
import { capitalised, type NamedRecord, type RecordCalls, type RecordKind } from './record-kind.ts';

/** What the screens of one kind of record need to know of it. */
export type RecordScreens<T> = {
  kind: RecordKind;
  calls: RecordCalls<T>;
  Editor: ComponentType<{ record: T | null }>;
  /** An administrator unless said. */
  atLeast?: Role;
  /** What the date below the title means: "In the shop since". */
  since: string;
  /** What stays and what goes, before one is deleted for good. */
  warning?: string;
  /** Or as what it lies in the trash, from which it can be brought back. */
  trash?: KeptKind;
};

const backTo = ({ path, nouns }: RecordKind) => ({ to: path, label: capitalised(nouns[1]) });

export function addScreen<T>({ kind, Editor, atLeast = adminRole }: RecordScreens<T>) {
  const title = `Add a ${kind.nouns[0]}`;
  return gatedScreen({
    atLeast,
    title,
    view: () => (
      <>
        <OfficeHead title={title} back={backTo(kind)} />
        <Editor record={null} />
      </>
    ),
  });
}

type Asked = { request: Request; params: { id: string } };

export function editScreen<T extends NamedRecord>({
  kind,
  calls,
  Editor,
  since,
  warning = '',
  trash,
  atLeast = adminRole,
}: RecordScreens<T>) {
  const [one] = kind.nouns;
  return guardedScreen({
    atLeast,
    load: ({ params }: Asked) => {
      const id = viewIdOf(params.id);
      return () => calls.one(id);
    },
    title: ({ data }) => data?.name ?? capitalised(one),
    view: ({ data: record, params: { id } }) => (
      <>
        <OfficeHead title={record.name} note={`${since} ${shortDate(record.createdAt)}`} back={backTo(kind)} />
        <Editor key={id} record={record} />
        {trash ? (
          <DeleteControl
            className="delete-link"
            kind={trash}
            id={record.id}
            remove={() => calls.remove(id, record.updatedAt)}
            text={`${record.name} is deleted.`}
            to={kind.path}
            backTo={`${kind.path}/${id}`}
          >
            <Icon name="trash" />
            Delete this {one}
          </DeleteControl>
        ) : (
          <DeleteBox
            what={`this ${one}`}
            name={record.name}
            warning={warning}
            remove={() => calls.remove(id, record.updatedAt)}
            to={kind.path}
          />
        )}
      </>
    ),
  });
}
