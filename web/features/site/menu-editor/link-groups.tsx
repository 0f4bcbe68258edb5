import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import type { StoredLink } from '../../../../contract/site/site.ts';
import { siteLimits } from '../../../../contract/site/site-links.ts';
import { bySelector, useFocusNext } from '../../../office/focus-next.ts';
import { LineField } from '../../../office/forms/line-field.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { dragHandlers } from '../../../office/pictures/reorder.ts';
import { LinkFields } from '../../../office/site/link-fields.tsx';
import { leadsTo } from '../../../office/site/link-places.ts';
import { type LinkGroup, movedTo, type Spot, spotsOf, steppedTo } from './menu-moves.ts';
import { MenuRow } from './menu-row.tsx';
import { AddButton, MoveButton, RemoveButton } from './row-acts.tsx';

type Props = {
  /** Which list this is: of the menu, or of the footer. */
  name: string;
  groups: LinkGroup[];
  pages: TreeNode[];
  /** Groups that are the program's: they keep their names and their places. */
  fixed?: boolean;
  /** What is to be known of the campuses, which stand here by themselves. */
  aboutCampuses?: string;
  hinted?: boolean;
  /** Whether a link is there for readers already. */
  isPublished: (link: StoredLink) => boolean;
  errorOf: (spot: Spot, field: string) => string | undefined;
  onChange: (groups: LinkGroup[]) => void;
};

const keyOf = ({ group, link }: Spot) => (link === null ? `${group}` : `${group}-${link}`);

/** Groups with their links, ordered by their dots or by the keyboard; one row at a time is open to be changed. */
export function LinkGroups(props: Props) {
  const { name, groups, pages, fixed = false, aboutCampuses, hinted = true, isPublished, errorOf, onChange } = props;
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const focusNext = useFocusNext();
  const focusRow = (spot: Spot) => focusNext(bySelector(`[data-spot="${name}-${keyOf(spot)}"]`));
  const spots = spotsOf(groups);
  /** For Undo, which is pressed when all may be different. */
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const change = (at: number, next: Partial<LinkGroup>) =>
    onChange(groups.map((one, place) => (place === at ? { ...one, ...next } : one)));
  const setLink = ({ group, link }: Spot, next: StoredLink) =>
    change(group, { links: groups[group]?.links.map((one, place) => (place === link ? next : one)) ?? [] });

  function move(from: Spot, to: Spot, isOpen = false) {
    if (fixed && from.link === null) return;
    const next = movedTo(groups, from, to);
    // To the end of another group, which a drop on a row of it never means.
    onChange(next);
    setOpen(isOpen ? keyOf(to) : undefined);
    setSaid(`${titleOf(groups, from)} is now in ${next[to.group]?.name || 'Campuses'}`);
    if (!isOpen) focusRow(to);
  }

  const movers = (spot: Spot, title: string) =>
    ([-1, 1] as const).map((step) => {
      const to = steppedTo(groups, spot, step);
      const way = step === -1 ? 'up' : 'down';
      return <MoveButton key={way} {...{ title, way }} run={to && (() => move(spot, to, true))} />;
    });

  function onKey(event: KeyboardEvent, spot: Spot) {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!step) return;
    event.preventDefault();
    const to = steppedTo(groups, spot, step);
    if (to) move(spot, to);
  }

  function add(group: number, to: string) {
    const links = groups[group]?.links ?? [];
    change(group, { links: [...links, { label: '', to }] });
    const spot = { group, link: links.length };
    setOpen(keyOf(spot));
    focusRow(spot);
  }

  function removeGroup(at: number) {
    onChange(groups.toSpliced(at, 1));
    const undo = () => {
      const now = latest.current;
      now.onChange(now.groups.toSpliced(at, 0, ...groups.slice(at, at + 1)));
      // A row that is open is known by its place, which may be another one's now.
      setOpen(undefined);
    };
    showNotice({ text: `${groups[at]?.name || 'Campuses'} was removed`, undo });
  }

  function remove({ group, link }: Spot) {
    if (link === null) removeGroup(group);
    else change(group, { links: groups[group]?.links.toSpliced(link, 1) ?? [] });
    setOpen(undefined);
    focusRow({ group: Math.max(0, link === null ? group - 1 : group), link: null });
  }

  return (
    <>
      <ul className="menu-list">
        {spots.map((spot, place) => {
          const group = groups[spot.group];
          const link = spot.link === null ? undefined : group?.links[spot.link];
          if (!group) return null;
          const shared = {
            spot: `${name}-${keyOf(spot)}`,
            isOpen: open === keyOf(spot),
            onOpen: () => setOpen(open === keyOf(spot) ? undefined : keyOf(spot)),
            onKey: (event: KeyboardEvent) => onKey(event, spot),
            drag: dragHandlers(`menu-${name}`, place, (from, to) => {
              const [start, end] = [spots[from], spots[to]];
              if (start && end) move(start, end);
            }),
          };
          if (!link) {
            const title = group.name || 'Campuses';
            return (
              <MenuRow
                key={shared.spot}
                {...shared}
                level={0}
                title={title}
                small={
                  group.campuses
                    ? ['Follows your list of campuses', aboutCampuses].filter(Boolean).join('. ')
                    : isAlone(group)
                      ? 'A link by itself'
                      : counted(group.links.length)
                }
                pill={group.campuses && aboutCampuses ? 'Draft' : undefined}
                locked={group.campuses === true}
                movable={!fixed}
                editable={!fixed}
              >
                <LineField
                  label="Name of the group"
                  value={group.name}
                  max={siteLimits.groupName}
                  hint={group.campuses ? 'Empty: Campus, or Campuses where there are several.' : undefined}
                  error={errorOf(spot, 'name')}
                  onChange={(next) => change(spot.group, { name: next })}
                />
                {!group.campuses && group.links.length === 1 && (
                  <label className="menu-check">
                    <input
                      type="checkbox"
                      checked={isAlone(group)}
                      onChange={({ target }) => change(spot.group, { alone: target.checked ? true : undefined })}
                    />
                    Its one link stands in the menu itself, without a list
                  </label>
                )}
                <p className="row">
                  {!fixed && movers(spot, title)}
                  <AddButton label={`Link in ${title}`} run={() => add(spot.group, '/news')} />
                  <RemoveButton label={`Remove ${title}`} run={() => remove(spot)} />
                </p>
              </MenuRow>
            );
          }
          const { words, fault } = leadsTo(link, pages);
          const error = ['label', 'hint', 'page', 'to'].map((field) => errorOf(spot, field)).find(Boolean);
          return (
            <MenuRow
              key={shared.spot}
              {...shared}
              level={1}
              title={link.label || 'A link without words'}
              small={words}
              error={error}
              pill={fault === 'gone' ? 'Gone' : fault === 'draft' ? 'Draft' : isPublished(link) ? undefined : 'New'}
              movable
              editable
            >
              <LinkFields
                link={link}
                pages={pages}
                labels={{ hint: hinted ? 'Hint below it' : null }}
                errorOf={(field) => errorOf(spot, field)}
                onChange={(next) => setLink(spot, next)}
              />
              <p className="row">
                {movers(spot, link.label || 'this link')}
                <RemoveButton label={`Remove ${link.label || 'this link'}`} run={() => remove(spot)} />
              </p>
            </MenuRow>
          );
        })}
      </ul>
      <p className="vh" role="status">
        {said}
      </p>
      <p className="row menu-add">
        {fixed ? (
          groups.map((group, at) => (
            <AddButton key={group.name} label={`Link: ${group.name}`} run={() => add(at, '/news')} />
          ))
        ) : (
          <>
            {groups.length > 0 && <AddButton label="Link at the end" run={() => add(groups.length - 1, '/news')} />}
            {groups.length < siteLimits.groups && (
              <AddButton
                label="Group"
                run={() => {
                  onChange([...groups, { name: 'New group', links: [] }]);
                  setOpen(String(groups.length));
                  focusRow({ group: groups.length, link: null });
                }}
              />
            )}
            {groups.length > 0 && (
              <AddButton label="Other site" icon="right" run={() => add(groups.length - 1, 'https://')} />
            )}
          </>
        )}
      </p>
    </>
  );
}

const isAlone = ({ alone, links }: LinkGroup) => alone === true && links.length === 1;

const counted = (links: number) => `Group, ${links === 1 ? 'one link' : `${links} links`}`;

const titleOf = (groups: LinkGroup[], { group, link }: Spot) =>
  (link === null ? groups[group]?.name : groups[group]?.links[link]?.label) || 'It';
