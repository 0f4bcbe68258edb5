import { z } from 'zod';
import { id, instant } from '../common/fields.ts';
import { pictureInfo } from '../media/media.ts';
import { publishedKinds } from './publishing.ts';

export const keptMessages = {
  notPublic: 'Readers do not see it yet, so there is nothing to keep a change beside. Save it as it is.',
  past: 'Choose a moment in the future.',
  inTrash: 'It was in the trash when its moment came, so this was not published.',
  restored: 'Its moment had passed when a backup was restored, so this was not published.',
  behind: 'Somebody has changed the public version since, so this was not published.',
  unpublished: 'Readers do not see it any more, so the changes were not published.',
  mayNot: 'Whoever kept this may not change it any more, so it was not published.',
  fault: 'Something went wrong on our side, so this was not published. Publish it by hand.',
  unreadable: 'Something that readers need is missing in it, so this was not published. Open it, complete it and save.',
} as const;

export const keptParam = z.object({ kind: z.enum(publishedKinds), id });

/** What is said of a change that is kept, whatever it is a change of. */
export const keptFacts = {
  at: instant.describe('When it was kept, which names it'),
  by: z.string().nullable(),
  publishAt: instant.nullable(),
  behind: z.boolean().describe('The public version has been changed since'),
  problem: z.string().describe('Why it was not published when its moment came'),
};

const keptChange = z.object({
  content: z.record(z.string(), z.unknown()).describe('What a change takes to make it public'),
  pictureInfo: z.array(pictureInfo),
  ...keptFacts,
});

export type KeptChange = z.infer<typeof keptChange>;
export type KeptFacts = Omit<KeptChange, 'content' | 'pictureInfo'>;

export const keptState = z.object({ kept: keptChange.nullable() });
