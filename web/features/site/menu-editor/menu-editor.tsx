import type { ReactNode } from 'react';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import type { PublicCampus } from '../../../../contract/school/campuses.ts';
import type { PublicSettings } from '../../../../contract/site/settings.ts';
import { shownSite } from '../../../../contract/site/shown-site.ts';
import type { FooterSettings, MenuSettings, StoredLink } from '../../../../contract/site/site.ts';
import { defaultHome } from '../../../../contract/site/site-defaults.ts';
import type { SitePartView } from '../../../../contract/site/site-parts.ts';
import { fillWords } from '../../../../contract/site/words/fill-words.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { LineField } from '../../../office/forms/line-field.tsx';
import { linkLine, placesOf } from '../../../office/site/link-places.ts';
import { jsonContent, jsonValues, PartForm } from '../../../office/site/part-form.tsx';
import { useJsonField } from '../../../office/site/use-json-field.tsx';
import type { Values } from '../../../ui/form/answer.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import { inWords } from '../../../ui/form/words.ts';
import { FooterBox } from './footer-box.tsx';
import { LinkGroups } from './link-groups.tsx';
import type { Spot } from './menu-moves.ts';
import { MenuPreview } from './menu-preview.tsx';

type Props = {
  view: SitePartView;
  pages: TreeNode[];
  school: PublicSettings;
  /** What stands below the head in the preview. */
  below: (school: PublicSettings) => ReactNode;
};

const parsed = <T,>(values: Values, name: string) => JSON.parse(values[name] ?? '{}') as Partial<T>;
const links = (list: StoredLink[] = []) => list.map((link) => `  ${linkLine(link)}`).join('\n');

const fields = [
  {
    name: 'menu',
    label: 'Menu',
    words: (values: Values) => {
      const { groups = [], strip } = parsed<MenuSettings>(values, 'menu');
      const lines = groups.map((group) => `${group.name || 'Campuses'}\n${links(group.links)}`);
      return [...lines, ...(strip ? [`Above the head\n${links([strip])}`] : [])].join('\n');
    },
  },
  {
    name: 'footer',
    label: 'Footer',
    words: (values: Values) => {
      const footer = parsed<FooterSettings>(values, 'footer');
      return [footer.about, ...footerLists.map(({ name, label }) => `${label}\n${links(footer[name])}`)].join('\n');
    },
  },
];

const footerLists = [
  { name: 'links', label: 'On this site' },
  { name: 'end', label: 'Last line' },
  { name: 'wanted', label: 'Where a page was not found' },
  { name: 'often', label: 'Beside the search' },
] as const;

/** The menu and the footer: groups and links in their order, as they will look, and when readers get them. */
export function MenuEditor({ view, pages, school, below }: Props) {
  return (
    <PartForm
      part="menu"
      view={view}
      fields={fields}
      toValues={(content) => jsonValues('menu', content)}
      toContent={(values) => jsonContent('menu', values)}
      publish="Publish menu and footer"
      note="Moves of pages are public at once; the menu when you publish it."
    >
      <MenuFields view={view} pages={pages} school={school} below={below} />
    </PartForm>
  );
}

function MenuFields({ view, pages, school, below }: Props) {
  const [menu, setMenu, menuField] = useJsonField<MenuSettings>('menu');
  const [footer, setFooter, footerField] = useJsonField<FooterSettings>('footer');
  const { errors, fresh } = useFormState();
  const errorAt = (path: string) => (fresh ? errors[path] : undefined);
  const site = shownSite(
    { school, place: school.place, menu, footer, home: defaultHome, words: {} },
    placesOf(school, pages),
  );
  const known = new Set(linesIn(view.published.menu, view.published.footer));
  const isPublished = (link: StoredLink) => known.has(linkLine(link));
  const changes = linesIn(menu, footer).filter((line) => !known.has(line)).length;
  const isChanged = comparable([menu, footer]) !== comparable([view.published.menu, view.published.footer]);
  const pathOf = (list: string, { group, link }: Spot, field: string) =>
    errorAt(`${list}.${group}${link === null ? '' : `.links.${link}`}.${field}`);

  return (
    <>
      {menuField}
      {footerField}
      <Box title="Menu" className="menu-box" aside={isChanged && <span className="pill wait">{saidOf(changes)}</span>}>
        <LinkGroups
          name="menu"
          groups={menu.groups}
          aboutCampuses={draftsAmong(school.site.campuses)}
          pages={pages}
          isPublished={isPublished}
          errorOf={(spot, field) => pathOf('menu.groups', spot, field)}
          onChange={(groups) => setMenu({ ...menu, groups })}
        />
      </Box>
      <MenuPreview school={school} site={site}>
        {below({ ...school, site: { ...school.site, menu: site.menu } })}
      </MenuPreview>
      <FooterBox school={{ ...school, site: { ...school.site, footer: site.footer } }}>
        <div className="form">
          <LineField
            label="Sentence below the name"
            value={footer.about}
            max={300}
            rows={2}
            hint={`{town campuses} reads “${fillWords('{town campuses}', { ...school, campuses: school.site.campuses.length })}” today and follows your list.`}
            error={errorAt('footer.about')}
            onChange={(about) => setFooter({ ...footer, about })}
          />
        </div>
        <LinkGroups
          name="footer"
          fixed
          hinted={false}
          groups={[
            ...footerLists.map(({ name, label }) => ({ name: label, links: footer[name] })),
            { name: stripName, links: menu.strip ? [menu.strip] : [] },
          ]}
          pages={pages}
          isPublished={isPublished}
          errorOf={({ group, link }, field) => {
            const list = footerLists[group]?.name;
            return link === null
              ? undefined
              : errorAt(list ? `footer.${list}.${link}.${field}` : `menu.strip.${field}`);
          }}
          onChange={(groups) => {
            const lists = footerLists.map(({ name }, at) => [name, groups[at]?.links ?? []]);
            setFooter({ ...footer, ...Object.fromEntries(lists) });
            // There is room for one: the newest takes the place of the one before.
            setMenu({ ...menu, strip: groups.at(-1)?.links.at(-1) ?? null });
          }}
        />
      </FooterBox>
    </>
  );
}

const stripName = 'Above the head';

/** Which campuses lead to the contact page for now. */
function draftsAmong(campuses: PublicCampus[]): string {
  const names = campuses.filter(({ to }) => to === null).map(({ name }) => name);
  if (names.length === 0) return '';
  const are = names.length === 1 ? 'has no public page yet: it leads' : 'have no public pages yet: they lead';
  return `${inWords(names)} ${are} to Contact us until you publish ${names.length === 1 ? 'the draft' : 'the drafts'}`;
}

const linesIn = (menu: MenuSettings | undefined, footer: FooterSettings | undefined): string[] =>
  [
    ...(menu?.groups.flatMap((group) => group.links) ?? []),
    ...(menu?.strip ? [menu.strip] : []),
    ...footerLists.flatMap(({ name }) => footer?.[name] ?? []),
  ].map(linkLine);

/** The server keeps no empty words and has an order of its own: neither is a change. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part === null || typeof part !== 'object' || Array.isArray(part)
      ? part
      : Object.fromEntries(
          Object.entries(part)
            .filter(([, said]) => said !== '')
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        ),
  );

const saidOf = (changes: number) =>
  changes === 0 ? 'Changed, not public yet' : `${changes === 1 ? 'One change' : `${changes} changes`}, not public yet`;
