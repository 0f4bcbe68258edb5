import type { HomeSettings } from '../../../../contract/site/site.ts';
import { type LiveSource, siteLimits as max } from '../../../../contract/site/site-links.ts';
import { LineField } from '../../../office/forms/line-field.tsx';
import { LinkFields } from '../../../office/site/link-fields.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Choose, ChooseCount } from './choose.tsx';
import { ItemList } from './item-list.tsx';
import type { SectionProps } from './written-sections.tsx';

/** Whom and what can be chosen. */
export type LiveChoices = { people: { id: number; name: string }[]; galleries: { id: number; name: string }[] };

export const sourceNames: Record<LiveSource, string> = {
  school: 'Of the school',
  alumni: 'Of the alumni',
  both: 'Of both',
};
const sources = Object.entries(sourceNames).map(([value, label]) => ({ value, label }));

type DatedProps = SectionProps & { part: 'news' | 'events' };

export function DatedFields({ home, part, errorOf, write }: DatedProps) {
  const { title, count, from = 'school' } = home[part];
  const change = (next: Partial<HomeSettings['news']>) => write({ [part]: { ...home[part], ...next } });
  return (
    <>
      <Title {...{ title, part, errorOf }} onChange={(text) => change({ title: text })} />
      <div className="home-two">
        <ChooseCount label="How many" value={count} most={max[part]} onChange={(many) => change({ count: many })} />
        <Choose
          label="Which"
          value={from}
          options={sources}
          onChange={(source) => change({ from: source as LiveSource })}
        />
      </div>
    </>
  );
}

type Live = SectionProps & { choices: LiveChoices };

export function PeopleFields({ home: { people }, pages, choices, errorOf, write }: Live) {
  const change = (next: Partial<HomeSettings['people']>) => write({ people: { ...people, ...next } });
  const { who = [], invitation } = people;
  const free = choices.people.filter(({ id }) => !who.includes(id));
  return (
    <>
      <Title title={people.title} part="people" errorOf={errorOf} onChange={(title) => change({ title })} />
      <ChooseCount label="How many" value={people.count} most={max.people} onChange={(count) => change({ count })} />
      <p className="hint">
        {who.length === 0
          ? 'Some of all groups. Choose people to show exactly them, in your order.'
          : 'Exactly these, in this order.'}
      </p>
      <ItemList
        noun="Person"
        items={who}
        most={Math.min(max.people, who.length + free.length)}
        blank={free[0]?.id ?? 0}
        onChange={(next) => change({ who: next.filter((id) => id > 0) })}
      >
        {(id, put) => (
          <Choose
            label="Who"
            value={String(id)}
            options={choices.people
              .filter((one) => one.id === id || !who.includes(one.id))
              .map((one) => ({ value: String(one.id), label: one.name }))}
            error={errorOf('people.who')}
            onChange={(next) => put(Number(next))}
          />
        )}
      </ItemList>
      <label className="home-check">
        <input
          type="checkbox"
          checked={invitation !== null}
          onChange={({ target }) =>
            change({ invitation: target.checked ? { title: 'Work with us', words: '', button: null } : null })
          }
        />
        An invitation beside them
      </label>
      {invitation && (
        <>
          <LineField
            label="Title of the invitation"
            value={invitation.title}
            max={max.title}
            error={errorOf('people.invitation.title')}
            onChange={(title) => change({ invitation: { ...invitation, title } })}
          />
          <LineField
            label="Words of the invitation"
            value={invitation.words}
            max={max.text}
            rows={2}
            error={errorOf('people.invitation.words')}
            onChange={(words) => change({ invitation: { ...invitation, words } })}
          />
          {invitation.button ? (
            <LinkFields
              link={invitation.button}
              pages={pages}
              labels={{ label: 'Words on the button', hint: null }}
              errorOf={(field) => errorOf(`people.invitation.button.${field}`)}
              onChange={(button) => change({ invitation: { ...invitation, button } })}
            />
          ) : (
            <button
              type="button"
              className="plain-act"
              onClick={() => change({ invitation: { ...invitation, button: { label: '', to: '/contact' } } })}
            >
              <Icon name="plus" />
              Button
            </button>
          )}
        </>
      )}
    </>
  );
}

const newest = { value: '', label: 'The newest of all galleries' };

export function GalleryFields({ home, choices, errorOf, write }: Live) {
  const gallery = home.gallery ?? { title: 'From the gallery', count: 5, gallery: null };
  const change = (next: Partial<typeof gallery>) => write({ gallery: { ...gallery, ...next } });
  return (
    <>
      <p className="hint">Where this is shown, no pictures stand beside the text about the school.</p>
      <Title title={gallery.title} part="gallery" errorOf={errorOf} onChange={(title) => change({ title })} />
      <div className="home-two">
        <ChooseCount
          label="How many"
          value={gallery.count}
          most={max.pictures}
          onChange={(count) => change({ count })}
        />
        <Choose
          label="Which"
          value={gallery.gallery === null ? '' : String(gallery.gallery)}
          options={[newest, ...choices.galleries.map(({ id, name }) => ({ value: String(id), label: name }))]}
          error={errorOf('gallery.gallery')}
          onChange={(id) => change({ gallery: id === '' ? null : Number(id) })}
        />
      </div>
    </>
  );
}

type TitleProps = {
  title: string;
  part: string;
  errorOf: SectionProps['errorOf'];
  onChange: (title: string) => void;
};

const Title = ({ title, part, errorOf, onChange }: TitleProps) => (
  <LineField label="Title" value={title} max={max.title} error={errorOf(`${part}.title`)} onChange={onChange} />
);
