import type { ListAct, ListedThing } from '../../../contract/office/lists.ts';
import type { ListDescription } from './list-descriptions.ts';

export type Act =
  | { action: 'publish'; asBefore?: boolean }
  | { action: 'unpublish' }
  | { action: 'hide' }
  | { action: 'show' }
  | { action: 'category'; category: number }
  | { action: 'author'; authorId: number }
  | { action: 'trash' };

/** Whether there is something to do for one of the chosen; the API has the last word. */
export function applies(action: ListAct['action'], { state, mayChange, mayPublish }: ListedThing): boolean {
  if (action === 'publish') return mayPublish && (state === 'draft' || state === 'waiting');
  if (action === 'unpublish') return mayChange && state !== 'draft' && state !== 'waiting';
  if (action === 'hide') return mayChange && (state === 'public' || state === 'scheduled');
  if (action === 'show') return mayChange && state === 'hidden';
  return mayChange;
}

const verbs: Record<ListAct['action'], string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  hide: 'Hidden',
  show: 'Shown',
  category: 'Moved',
  author: 'Given to another author',
  trash: 'Moved to the trash',
};
const after: Partial<Record<ListAct['action'], [one: string, many: string]>> = {
  publish: [' Readers see it now.', ' Readers see them now.'],
  unpublish: [' It is a draft again.', ' They are drafts again.'],
  hide: [' It is in no menu and no list.', ' They are in no menu and no list.'],
  show: [' Menus and lists have it again.', ' Menus and lists have them again.'],
};

type Said = Pick<ListDescription, 'nouns' | 'unpublished'>;

/** Published “Sports Day”. Readers see it now. */
export function doneWords(action: ListAct['action'], things: ListedThing[], { nouns, unpublished }: Said): string {
  const [first] = things;
  const isOne = things.length === 1 && first;
  const what = isOne ? `“${first.title}”` : `${things.length} ${nouns[1]}`;
  const becomes = (action === 'unpublish' && unpublished) || after[action];
  return `${verbs[action]}: ${what}.${becomes?.[isOne ? 0 : 1] ?? ''}`;
}

type Step = { act: Act; things: ListedThing[] };

/**
 * What takes an act back, thing by thing as they were. Nothing for what was sent in, of which nobody would know any more
 * that it waits; and nothing for what is no longer one's own.
 */
export function stepsBack(act: Act, things: ListedThing[]): Step[] | undefined {
  switch (act.action) {
    case 'publish':
      return things.every(({ state, mayChange }) => state === 'draft' && mayChange)
        ? [{ act: { action: 'unpublish' }, things }]
        : undefined;
    case 'unpublish':
      return things.every(({ mayPublish }) => mayPublish)
        ? [{ act: { action: 'publish', asBefore: true }, things }]
        : undefined;
    case 'hide':
      return [{ act: { action: 'show' }, things }];
    case 'show':
      return [{ act: { action: 'hide' }, things }];
    case 'category': {
      const moved = things.filter(({ category }) => category !== null && category !== act.category);
      const before = Map.groupBy(moved, ({ category }) => category ?? 0);
      return [...before].map(([category, theirs]) => ({ act: { action: 'category', category }, things: theirs }));
    }
    default:
      return undefined;
  }
}
