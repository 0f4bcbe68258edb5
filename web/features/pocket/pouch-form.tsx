import { type FormEvent, useState } from 'react';
import { sizeInWords } from '../../../contract/media/documents.ts';
import type { Choice } from './kept.ts';
import { type PocketContents, type PocketGroup, pocketGroups } from './pocket-items.ts';

type Props = {
  contents: PocketContents;
  chosen: Choice | undefined;
  /** Null while it can be pressed. */
  busy: string | null;
  isKept: boolean;
  onKeep: (choice: Choice) => void;
};

const words: Record<PocketGroup, string> = {
  basics: 'Calls, dates, fees, campuses',
  stories: 'The last stories',
  forms: 'The form to apply',
};

const startWith: Choice = { groups: ['basics', 'stories'], weekly: true };

/** What to keep, with what it weighs before anything is fetched. */
export function PouchForm({ contents, chosen, busy, isKept, onKeep }: Props) {
  const [choice, setChoice] = useState(chosen ?? startWith);
  const { groups, weekly } = choice;
  const bytesOf = (group: PocketGroup) =>
    (group === 'basics' ? contents.look : 0) +
    contents.items.reduce((sum, item) => sum + (item.group === group ? item.bytes : 0), 0);
  const there = pocketGroups.filter((group) => contents.items.some((item) => item.group === group));
  const total = sizeInWords(groups.reduce((sum, group) => sum + bytesOf(group), 0));

  const toggle = (group: PocketGroup) =>
    setChoice({ ...choice, groups: there.filter((other) => groups.includes(other) !== (other === group)) });
  function submit(event: FormEvent) {
    event.preventDefault();
    onKeep(choice);
  }

  return (
    <form onSubmit={submit}>
      {there.map((group) => (
        <label key={group}>
          <span>{words[group]}</span>
          <span className="pouch-kb">{sizeInWords(bytesOf(group))}</span>
          <input
            type="checkbox"
            checked={groups.includes(group)}
            // Without them there is nothing to open the others from.
            disabled={group === 'basics'}
            onChange={() => toggle(group)}
          />
        </label>
      ))}
      <label>
        <span>Renew it once a week</span>
        <span className="pouch-kb">what has changed</span>
        <input type="checkbox" checked={weekly} onChange={() => setChoice({ ...choice, weekly: !weekly })} />
      </label>
      <button className="btn sun" type="submit" disabled={busy !== null}>
        {busy ?? (isKept ? `Renew it, at most ${total}` : `Keep it, ${total}`)}
      </button>
    </form>
  );
}
