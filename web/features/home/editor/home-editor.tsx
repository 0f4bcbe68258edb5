import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import type { PublicSettings } from '../../../../contract/site/settings.ts';
import type { HomeSettings } from '../../../../contract/site/site.ts';
import type { SitePartView } from '../../../../contract/site/site-parts.ts';
import { bySelector, useFocusNext } from '../../../office/focus-next.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { dragHandlers, moved } from '../../../office/pictures/reorder.ts';
import { jsonContent, jsonValues, PartForm } from '../../../office/site/part-form.tsx';
import { useJsonField } from '../../../office/site/use-json-field.tsx';
import { shortDate } from '../../../ui/dates/dates.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import type { HomeData } from '../home-calls.ts';
import type { DrawCall } from '../home-page.tsx';
import { numberWord } from './choose.tsx';
import { HomePreview } from './home-preview.tsx';
import type { LiveChoices } from './live-sections.tsx';
import { SectionFields } from './section-fields.tsx';
import { allSections, isChanged, type PartKind, partKinds, partLines } from './section-kinds.ts';
import { SectionRow } from './section-row.tsx';

type Props = {
  view: SitePartView;
  pages: TreeNode[];
  school: PublicSettings;
  choices: LiveChoices;
  data: HomeData;
  /** The closing call, where it stands among the other sections. */
  call: DrawCall;
  /** The frame of the site around the preview. */
  frame: (school: PublicSettings, page: ReactNode) => ReactNode;
};

const homeIn = (values: Values) => JSON.parse(values.home ?? '{}') as HomeSettings;

const fields = [
  {
    name: 'home-order',
    label: 'Order of the sections',
    words: (values: Values) =>
      allSections(homeIn(values))
        .map(({ kind, hidden }) => partKinds[kind].name + (hidden ? ', hidden' : ''))
        .join('\n'),
  },
  ...(Object.keys(partKinds) as PartKind[]).map((kind) => ({
    name: `home-${kind}`,
    label: partKinds[kind].name,
    words: (values: Values) => partLines(kind, homeIn(values)),
  })),
];

/** The home page, section by section, and how it will look beside it. */
export function HomeEditor(props: Props) {
  const { view } = props;
  const sections = allSections(view.published.home as HomeSettings);
  const shown = sections.filter(({ hidden }) => !hidden).length + 1;
  const step = view.publishedStep;
  return (
    <>
      <OfficeHead
        title="Home page"
        note={`${capital(numberWord(sections.length + 1))} sections, ${numberWord(shown)} shown. ${
          step ? `Last published ${shortDate(step.at)}${step.by ? ` by ${step.by}` : ''}.` : 'Not changed yet.'
        }`}
      />
      <PartForm
        part="home"
        view={view}
        fields={fields}
        toValues={(content) => jsonValues('home', content)}
        toContent={(values) => jsonContent('home', values)}
        publish="Publish"
      >
        <HomeFields {...props} />
      </PartForm>
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function HomeFields({ view, pages, school, choices, data, call, frame }: Props) {
  const [home, setHome, field] = useJsonField<HomeSettings>('home');
  const { errors, fresh } = useFormState();
  const [open, setOpen] = useState<PartKind | undefined>('hero');
  const [said, setSaid] = useState('');
  const focusNext = useFocusNext();
  const sections = allSections(home);
  const write = (change: Partial<HomeSettings>) => setHome({ ...home, ...change });
  const errorOf = (name: string) => (fresh ? errors[`home.${name}`] : undefined);

  function move(from: number, to: number) {
    const section = sections[from];
    if (!section || to < 0 || to >= sections.length) return;
    write({ sections: moved(sections, from, to) });
    setSaid(`${partKinds[section.kind].name} is now number ${to + 1} of ${sections.length}`);
    focusNext(bySelector(`[data-section="${section.kind}"]`));
  }

  function onKey(event: KeyboardEvent, place: number) {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(place, to);
  }

  /** From the preview: its fields open, and come into sight. */
  function pick(kind: PartKind) {
    setOpen(kind);
    focusNext(() => {
      const fields = document.querySelector<HTMLElement>('.home-section.written');
      fields?.scrollIntoView({ block: 'nearest' });
      fields?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
      return undefined;
    });
  }

  const rowOf = (kind: PartKind, hidden = false) => {
    const { name, icon, live, about } = partKinds[kind];
    const pill = isChanged(kind, home, view.published.home)
      ? { look: 'wait', text: 'Changed' }
      : hidden
        ? { look: '', text: 'Hidden' }
        : live && { look: 'info', text: 'Live' };
    return {
      ...{ kind, name, icon, hidden, pill: pill || undefined, small: about(home) },
      isOpen: open === kind,
      onOpen: () => setOpen(open === kind ? undefined : kind),
      children: <SectionFields kind={kind} {...{ home, school, pages, choices, errorOf, write }} />,
    };
  };

  return (
    <div className="home-columns">
      {field}
      <section className="box" aria-labelledby="sections-title">
        <header>
          <h2 id="sections-title">Sections</h2>
        </header>
        <p className="muted small tree-keys">
          From top to bottom. Drag by the dots, or move a section with <kbd>↑</kbd> <kbd>↓</kbd> on its dots.
        </p>
        <ol className="home-sections">
          <li className="home-section">
            <div className="home-head">
              <span className="section-fixed" />
              <span className="section-icon">
                <Icon name="loud" />
              </span>
              <span className="section-name">
                <b>Notices</b>
                <small>An urgent one stands above everything</small>
              </span>
              <span className="section-acts">
                <Link className="icon-btn" to="/admin/notices" aria-label="Edit Notices">
                  <Icon name="right" />
                </Link>
              </span>
            </div>
          </li>
          <SectionRow {...rowOf('hero')} />
          {sections.map(({ kind, hidden }, place) => (
            <SectionRow
              key={kind}
              {...rowOf(kind, hidden)}
              onToggle={() =>
                write({ sections: sections.map((one) => (one.kind === kind ? { kind, hidden: !hidden } : one)) })
              }
              order={{ onKey: (event) => onKey(event, place), drag: dragHandlers('home-section', place, move) }}
            />
          ))}
          <SectionRow {...rowOf('head')} />
        </ol>
        <p className="vh" role="status">
          {said}
        </p>
      </section>
      <div className="home-stay">
        <HomePreview {...{ home, pages, school, data, open, call, frame }} onPick={pick} />
      </div>
    </div>
  );
}
