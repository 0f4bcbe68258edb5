import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import type { PublicSettings } from '../../../../contract/site/settings.ts';
import type { HomeSettings, StoredLink } from '../../../../contract/site/site.ts';
import { siteLimits as max } from '../../../../contract/site/site-links.ts';
import { LineField } from '../../../office/forms/line-field.tsx';
import { LinkFields } from '../../../office/site/link-fields.tsx';
import { ChooseIcon } from './choose.tsx';
import { ItemList } from './item-list.tsx';

export type SectionProps = {
  home: HomeSettings;
  school: PublicSettings;
  pages: TreeNode[];
  errorOf: (field: string) => string | undefined;
  write: (change: Partial<HomeSettings>) => void;
};

const newTile: HomeSettings['tiles'][number] = { label: '', to: '/contact', icon: 'book' };
const newFacility: HomeSettings['facilities']['items'][number] = { icon: 'home', name: '', words: '' };
const newLink: StoredLink = { label: '', to: '/contact' };

type ButtonsProps = Pick<SectionProps, 'pages' | 'errorOf'> & {
  at: string;
  buttons: StoredLink[];
  onChange: (buttons: StoredLink[]) => void;
};

export function Buttons({ at, buttons, pages, errorOf, onChange }: ButtonsProps) {
  return (
    <div className="home-two">
      <ItemList noun="Button" items={buttons} most={2} blank={newLink} onChange={onChange}>
        {(link, change, place) => (
          <LinkFields
            link={link}
            pages={pages}
            labels={{ label: 'Words on the button', hint: null }}
            errorOf={(field) => errorOf(`${at}.${place}.${field}`)}
            onChange={change}
          />
        )}
      </ItemList>
    </div>
  );
}

export function TileFields({ home: { tiles }, pages, errorOf, write }: SectionProps) {
  return (
    <ItemList noun="Tile" items={tiles} most={max.tiles} blank={newTile} onChange={(next) => write({ tiles: next })}>
      {(tile, change, place) => (
        <>
          <ChooseIcon value={tile.icon} onChange={(icon) => change({ ...tile, icon })} />
          <LinkFields
            link={tile}
            pages={pages}
            labels={{ label: 'Title', hint: 'Sentence' }}
            errorOf={(field) => errorOf(`tiles.${place}.${field}`)}
            onChange={(link) => change({ ...link, icon: tile.icon })}
          />
        </>
      )}
    </ItemList>
  );
}

export function AboutFields({ home: { about }, errorOf, write }: SectionProps) {
  return (
    <>
      <p className="hint">The text is the beginning of your page about the school.</p>
      <LineField
        label="Small line above"
        value={about.eyebrow}
        max={max.text}
        error={errorOf('about.eyebrow')}
        onChange={(eyebrow) => write({ about: { ...about, eyebrow } })}
      />
      <LineField
        label="Title"
        value={about.title ?? ''}
        max={max.title}
        hint="Empty: the title of the page."
        error={errorOf('about.title')}
        onChange={(title) => write({ about: { ...about, title } })}
      />
      <ItemList
        noun="Count"
        items={about.counts}
        most={max.counts}
        blank={{ number: 0, what: '' }}
        onChange={(counts) => write({ about: { ...about, counts } })}
      >
        {(count, change, place) => (
          <>
            <LineField
              label="Number"
              value={count.number === null ? '' : `${count.number}${count.unit ?? ''}`}
              max={8}
              hint="Such as 24 or 87%. Empty: the number of your campuses."
              error={errorOf(`about.counts.${place}.number`)}
              onChange={(text) => change({ ...numberIn(text), what: count.what })}
            />
            <LineField
              label="Of what"
              value={count.what}
              max={60}
              error={errorOf(`about.counts.${place}.what`)}
              onChange={(what) => change({ ...count, what })}
            />
          </>
        )}
      </ItemList>
    </>
  );
}

/** What was typed: a number, a share in per cent, or nothing. */
function numberIn(text: string): { number: number | null; unit?: '%' } {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return { number: null };
  return { number: Number(digits), ...(text.trim().endsWith('%') && { unit: '%' }) };
}

export function FacilityFields({ home: { facilities }, errorOf, write }: SectionProps) {
  const change = (next: Partial<HomeSettings['facilities']>) => write({ facilities: { ...facilities, ...next } });
  return (
    <>
      <LineField
        label="Title"
        value={facilities.title}
        max={max.title}
        error={errorOf('facilities.title')}
        onChange={(title) => change({ title })}
      />
      <ItemList
        noun="Facility"
        items={facilities.items}
        most={max.facilities}
        blank={newFacility}
        onChange={(items) => change({ items })}
      >
        {(item, put, place) => (
          <>
            <ChooseIcon value={item.icon} onChange={(icon) => put({ ...item, icon })} />
            <Named
              item={item}
              at={`facilities.items.${place}`}
              errorOf={errorOf}
              onChange={(next) => put({ ...item, ...next })}
            />
          </>
        )}
      </ItemList>
    </>
  );
}

export function CallFields({ home: { call }, pages, errorOf, write }: SectionProps) {
  const change = (next: Partial<HomeSettings['call']>) => write({ call: { ...call, ...next } });
  return (
    <>
      <LineField
        label="Title"
        value={call.title}
        max={max.title}
        hint="{year} is the year of the next term. Words in [brackets] are left out while it is not known."
        error={errorOf('call.title')}
        onChange={(title) => change({ title })}
      />
      <LineField
        label="Sentence below"
        value={call.lede}
        max={max.text}
        rows={2}
        hint="{lowest fee} is read from your table of fees."
        error={errorOf('call.lede')}
        onChange={(lede) => change({ lede })}
      />
      <Buttons
        at="call.buttons"
        buttons={call.buttons}
        pages={pages}
        errorOf={errorOf}
        onChange={(buttons) => change({ buttons })}
      />
      <ItemList
        noun="Step"
        items={call.steps}
        most={max.steps}
        blank={{ name: '', words: '' }}
        onChange={(steps) => change({ steps })}
      >
        {(step, put, place) => <Named item={step} at={`call.steps.${place}`} errorOf={errorOf} onChange={put} />}
      </ItemList>
    </>
  );
}

export function HeadFields({ home, errorOf, write }: SectionProps) {
  return (
    <>
      <LineField
        label="Title"
        value={home.title}
        max={max.title}
        hint="In the tab of the browser and in search results, before the name of the school."
        error={errorOf('title')}
        onChange={(title) => write({ title })}
      />
      <LineField
        label="Description"
        value={home.description}
        max={200}
        rows={2}
        error={errorOf('description')}
        onChange={(description) => write({ description })}
      />
    </>
  );
}

type Words = { name: string; words: string };
type NamedProps = {
  item: Words;
  at: string;
  errorOf: SectionProps['errorOf'];
  onChange: (item: Words) => void;
};

function Named({ item: { name, words }, at, errorOf, onChange }: NamedProps) {
  return (
    <>
      <LineField
        label="Title"
        value={name}
        max={max.title}
        error={errorOf(`${at}.name`)}
        onChange={(next) => onChange({ name: next, words })}
      />
      <LineField
        label="Sentence"
        value={words}
        max={max.text}
        rows={2}
        error={errorOf(`${at}.words`)}
        onChange={(next) => onChange({ name, words: next })}
      />
    </>
  );
}
