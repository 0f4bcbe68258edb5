import { extract, sanitise } from '../../../lib/text/html.ts';

/** Which fields hold rich text, by the table in which they stand; in a version by its kind. */
const richText: Record<string, string[]> = {
  ...{ stories: ['detail'], pages: ['page_text'], events: ['description'], profiles: ['bio'], alumni: ['details'] },
  ...{ news: ['detail'], article: ['detail'], page: ['pageText'], event: ['description'] },
  ...{ profile: ['bio'], alumnus: ['details'], page_drafts: ['page_text'], blocks: ['html'] },
  kept_changes: ['detail', 'description', 'bio'],
};

/** Whose texts may show pictures. */
const withPictures = [
  ...['pages', 'page', 'page_drafts', 'blocks'],
  ...['stories', 'news', 'article', 'events', 'event', 'kept_changes'],
];

/** File names are what they are: changed they would lead nowhere. They are renamed by other means. */
const fileKeys = ['picture', 'pictures'];
/** Nor do a block's kind and where it leads consist of words. */
const blockKeys = ['id', 'type', 'side', 'of', 'link', 'address'];

type TextKind = 'plain' | 'rich' | 'mail';
type MapText = (text: string, kind: TextKind) => string;

/** The columns of a row with every text in them mapped, whatever they are nested in; rich text is sanitised again. */
export function mapRow(table: string, row: Record<string, unknown>, columns: string[], map: MapText) {
  const picked = Object.fromEntries(columns.map((column) => [column, row[column]]));
  const owner = ['revisions', 'kept_changes'].includes(table) ? String(row.kind) : table;
  return mapFields(owner, picked, map);
}

function mapFields(owner: string, fields: Record<string, unknown>, map: MapText): Record<string, unknown> {
  const mapped = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      fileKeys.includes(key) || (owner === 'blocks' && blockKeys.includes(key))
        ? value
        : mapValue(owner, key, value, map),
    ]),
  );
  // The first words of a story are made of its text, and may have been cut in the middle of a name.
  const isCut = owner === 'stories' && mapped.detail !== fields.detail && typeof mapped.detail === 'string';
  return isCut ? { ...mapped, extract: extract(mapped.detail as string) } : mapped;
}

function mapValue(owner: string, key: string, value: unknown, map: MapText): unknown {
  if (typeof value === 'string') return mapText(owner, key, value, map);
  if (Array.isArray(value)) return value.map((one) => mapValue(owner, key, one, map));
  if (value === null || typeof value !== 'object') return value;
  // In the trash rows stand under the name of their table; a version holds its fields at once.
  const inside = key in richText ? key : owner;
  return mapFields(inside, value as Record<string, unknown>, map);
}

function mapText(owner: string, key: string, text: string, map: MapText): string {
  if (owner === 'mails' && key === 'html') return map(text, 'mail');
  if (!richText[owner]?.includes(key)) return map(text, 'plain');
  const mapped = map(text, 'rich');
  return mapped === text ? text : sanitise(mapped, { pictures: withPictures.includes(owner) });
}
