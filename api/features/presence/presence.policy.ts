import { adminRole, editorRole } from '../../../contract/people/roles.ts';
import type { Actor } from '../../lib/actor.ts';

type OwnedKind = 'story' | 'event' | 'gallery' | 'galleryImage' | 'profile';

/** What somebody has open, by one name whichever of its addresses they are at. */
export type Opened = { key: string } & (
  | { kind: 'screen'; atLeast: number }
  | { kind: 'account'; id: number }
  | { kind: OwnedKind; id: number }
);

/** No screen of the program: a page stands there, or nothing does. */
type Address = { kind: 'address'; path: string };

const owned: Record<string, OwnedKind> = {
  ...{ news: 'story', alnews: 'story', blog: 'story', alblog: 'story', events: 'event', alevents: 'event' },
  ...{ gallery: 'gallery', algallery: 'gallery', profiles: 'profile' },
};
/** What stands at a path that can be open to be changed, and for whom. */
export function openedAt(path: string): Opened | Address {
  const [, section = '', way = '', number = ''] =
    /^(?:\/alumni)?\/([a-z]+)\/(view|edit|addpics)\/(\d{1,9})$/.exec(path) ?? [];
  const id = Number(number);
  if (section === 'user') return { kind: 'account', id, key: `account ${id}` };
  if (/^alum(ni)?$/.test(section)) return { kind: 'screen', atLeast: adminRole, key: `alumnus ${id}` };
  const kind = owned[section];
  if (kind) return way === 'edit' ? named('galleryImage', id) : named(kind, id);
  const page = /^\/desk\/pages\/([\w-]+)$/.exec(path)?.[1];
  if (page) return pageOpened(page);
  if (path.startsWith('/desk/')) return { kind: 'screen', atLeast: editorRole, key: path };
  if (path.startsWith('/admin/')) return { kind: 'screen', atLeast: adminRole, key: path };
  return { kind: 'address', path };
}

/** A page is written in the office or where it stands. */
export const pageOpened = (id: string): Opened => ({ kind: 'screen', atLeast: editorRole, key: `page ${id}` });

const named = (kind: OwnedKind, id: number): Opened => ({ kind, id, key: `${kind} ${id}` });

/** Whether the role or the account alone says that they may open it; what has an owner is looked up. */
export function mayOpen(actor: Actor, opened: Opened): boolean {
  if (actor.role >= adminRole) return true;
  if (opened.kind === 'screen') return actor.role >= opened.atLeast;
  return opened.kind === 'account' && opened.id === actor.id;
}
