import { phraseMessages } from '../../../contract/people/privacy.ts';
import type { Db } from '../../db/client.ts';
import { extract } from '../../lib/text/html.ts';
import { loadSettings } from '../settings/settings.service.ts';
import type { Collected } from './collect.ts';
import { type FoundRow, rowsWith } from './mentions/mentions.queries.ts';
import { type FoundPhrase, mentionsIn, shortHash } from './mentions/mentions.ts';
import { isNamedIn, type Phrase, phraseObstacle, type Sentence, wordsOf } from './mentions/phrases.ts';
import { filesWith, findPosts } from './published.queries.ts';

export type RecordKind = 'post' | 'trashedPost' | 'alumnus' | 'trash' | 'profile' | 'order' | 'seat' | 'file';

/** A thing that somebody decides about, one by one. */
export type RecordChoice = {
  id: string;
  record: RecordKind;
  /** Its number, or the name of the file. */
  key: string;
  fate: 'deleted' | 'unnamed' | 'renamed';
  label: string;
  at: Date | null;
  link: [kind: string, id: string | number] | null;
  note: string;
  sentences: Sentence[];
};

export type Choices = Awaited<ReturnType<typeof findChoices>>;

/** From so many names on, it is no longer one person. */
const maxPhrases = 12;

/** All that an erasure could touch besides what bears the address: each is shown first, and goes only if it is ticked. */
export async function findChoices(db: Db, collected: Collected) {
  const phrases = phrasesOf(collected);
  const { school } = await loadSettings(db);
  const schoolNames = [school.schoolName, school.shortName, school.motto];
  const usable = phrases.slice(0, maxPhrases).filter((phrase) => phraseObstacle(phrase, schoolNames) === null);
  const published = await publishedChoices(db, collected);
  const others = [...recordChoices(collected), ...(await fileChoices(db, usable))];
  const { rows, crowded } = await rowsWith(
    db,
    usable.map(({ text, whose }) => ({ text, words: wordsOf(text), isAddress: whose === 'address' })),
  );
  const isOther = othersOnly(collected, published, others);
  const { found, untouched } = mentionsIn({
    ...{ rows: rows.filter(isOther), crowded, schoolNames, accountId: collected.own.user?.id },
    phrases: phrases.slice(0, maxPhrases),
  });
  const spare = phrases
    .slice(maxPhrases)
    .map((phrase): FoundPhrase => ({ phrase, refused: phraseMessages.manyNames, spots: [] }));
  return { published, others, phrases: [...found, ...spare], untouched };
}

function phrasesOf({ email, names, children }: Collected): Phrase[] {
  const all: Phrase[] = [
    { text: email, whose: 'address' },
    ...names.map((text): Phrase => ({ text, whose: 'person' })),
    ...children.map((text): Phrase => ({ text, whose: 'child' })),
  ];
  return all.filter(({ text }, place) => all.findIndex((one) => isSameText(one.text, text)) === place);
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What is the person's own goes by itself, with its notes, mails, versions and lines of the log. */
function othersOnly({ own, byName, things }: Collected, published: RecordChoice[], others: RecordChoice[]) {
  const keys = new Set(things.flatMap(({ kind, ids }) => ids.map((id) => `${kind} ${id}`)));
  for (const { itemId } of own.trash) keys.add(`alumnus ${itemId}`);
  // What was published from a form, or is called after the person, goes or stays as a whole.
  for (const { key } of published) keys.add(`article ${key.split(' ').at(-1)}`);
  for (const { id } of byName.profiles) keys.add(`profile ${id}`);
  // The lines about a thing that is asked about by itself go or stay with it.
  const asked = new Set(
    others.map(({ record, key, link }) => (record === 'file' ? `picture ${key}` : link?.join(' '))),
  );
  const assigned = own.user && `Assigned to ${own.user.name}`;
  const rowsOf: Record<string, number[]> = {
    users: own.user ? [own.user.id] : [],
    invitations: own.invitations.map(({ id }) => id),
    enquiries: own.enquiries.map(({ id }) => id),
    alumni: own.alumni.map(({ id }) => id),
    mails: own.mails.map(({ id }) => id),
    trash: [...own.trash, ...own.trashedEnquiries].map(({ id }) => id),
    profiles: byName.profiles.map(({ id }) => id),
    orders: byName.orders.map(({ id }) => id),
    committee_members: byName.seats.map(({ id }) => id),
  };
  return ({ table, row }: FoundRow): boolean => {
    if (rowsOf[table.name]?.includes(Number(row.id))) return false;
    const about = `${row.kind} ${row.item_id}`;
    if (table.name === 'revisions' || table.name === 'trash') return !keys.has(about);
    if (table.name === 'stories') return !keys.has(`${row.kind} ${row.id}`);
    if (table.name === 'audit_log') {
      return !keys.has(about) && !asked.has(about) && !(assigned && String(row.detail).endsWith(assigned));
    }
    if (table.name === 'settings') return row.key !== 'recipients';
    if (table.name === 'enquiry_messages') return !keys.has(`enquiry ${row.enquiry_id}`);
    return table.name !== 'enquiry_notes' || !(keys.has(`enquiry ${row.enquiry_id}`) || row.text === assigned);
  };
}

type Fields = Omit<RecordChoice, 'id' | 'note' | 'sentences' | 'link' | 'at'> & Partial<RecordChoice>;

const choice = (fields: Fields): RecordChoice => ({
  ...{ link: null, at: null, note: '', sentences: [] },
  ...fields,
  id: shortHash([fields.record, fields.key, fields.label]),
});

async function publishedChoices(db: Db, { own, byName }: Collected): Promise<RecordChoice[]> {
  const trashed = [...own.trash, ...byName.trash].map(({ rows }) => rows.alumni?.[0] ?? {});
  const entries = [
    ...[...own.alumni, ...byName.alumni].map(({ name, classOf, picture }) => ({ name, classOf, picture })),
    ...own.enquiries.map(({ senderName, classOf }) => ({ name: senderName, classOf, picture: null })),
    ...trashed.map(({ name, class_of: classOf, picture }) => ({ name, classOf, picture })),
  ];
  const titles = entries.filter(({ classOf }) => classOf).map(({ name, classOf }) => `${name}, class of ${classOf}`);
  const pictures = entries.map(({ picture }) => picture).filter((name): name is string => typeof name === 'string');
  const found = await findPosts(
    db,
    titles.map((title) => title.toLowerCase()),
    pictures,
  );
  return [
    ...found.posts.map(({ id, title, detail, createdAt }) =>
      choice({
        ...{ record: 'post', key: String(id), fate: 'deleted', label: `Blog post: ${title}` },
        ...{ at: new Date(createdAt), link: ['article', id], note: extract(detail, 160) },
      }),
    ),
    ...found.trashed.map(({ id, itemId, title, deletedAt }) =>
      choice({
        ...{
          record: 'trashedPost',
          key: `${id} ${itemId}`,
          fate: 'deleted',
          label: `Blog post in the trash: ${title}`,
        },
        at: new Date(deletedAt),
      }),
    ),
  ];
}

function recordChoices({ byName, texts }: Collected): RecordChoice[] {
  const sameName = 'The same name.';
  const bought = (name: string) => (texts.includes(name.trim().toLowerCase()) ? sameName : 'The same phone number.');
  return [
    ...byName.alumni.map(({ id, name, classOf, createdAt }) =>
      choice({
        ...{ record: 'alumnus', key: String(id), fate: 'deleted', label: `Alumni entry: ${name}, class of ${classOf}` },
        ...{ at: createdAt, link: ['alumnus', id], note: sameName },
      }),
    ),
    ...byName.trash.map(({ id, itemId, title, deletedAt }) =>
      choice({
        ...{ record: 'trash', key: `${id} ${itemId}`, fate: 'deleted', label: `Alumni entry in the trash: ${title}` },
        ...{ at: deletedAt, note: sameName },
      }),
    ),
    ...byName.profiles.map(({ id, name, position, createdAt }) =>
      choice({
        ...{ record: 'profile', key: String(id), fate: 'deleted', label: `Staff profile: ${name}, ${position}` },
        ...{ at: createdAt, link: ['profile', id], note: sameName },
      }),
    ),
    ...byName.orders.map(({ id, orderCode, customerName, createdAt }) =>
      choice({
        ...{
          record: 'order',
          key: `${id} ${orderCode}`,
          fate: 'unnamed',
          label: `Order ${orderCode}, ${customerName}`,
        },
        ...{ at: createdAt, link: ['order', orderCode], note: bought(customerName) },
      }),
    ),
    ...byName.seats.map(({ id, committee, role, committeeId }) =>
      choice({
        ...{ record: 'seat', key: String(id), fate: 'unnamed', label: `Seat on a committee: ${committee}, ${role}` },
        ...{ link: ['committee', committeeId], note: sameName },
      }),
    ),
  ];
}

/** The name of a file is public wherever its picture is shown. */
async function fileChoices(db: Db, phrases: Phrase[]): Promise<RecordChoice[]> {
  const named = phrases.filter(({ whose }) => whose !== 'address');
  const words = named.map(({ text }) => wordsOf(text.normalize('NFKD').replace(/[\p{M}'’]/gu, '')));
  const files = await filesWith(db, words);
  return files
    .filter((name) => named.some((phrase) => isNamedIn(phrase, name)))
    .map((name) =>
      choice({
        ...{ record: 'file', key: name, fate: 'renamed', label: `Picture file: ${name}` },
        note: 'The picture stays and gets a name without words.',
      }),
    );
}
