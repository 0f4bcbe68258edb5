import { z } from 'zod';
import { instant, line } from '../common/fields.ts';
import { startedFrom } from '../common/history.ts';
import { keptFacts } from '../content/kept.ts';
import { openPreview } from '../content/previews.ts';
import { noneOrNames, pictureInfo, withPictureWords } from '../media/media.ts';
import { blockList } from './blocks.ts';
import { pageNode, titleMaxLength } from './page-tree.ts';
import { pageMessages } from './pages.ts';
import { shownBlocks } from './shown-blocks.ts';

export const pageContentMessages = {
  later: 'A page that is public cannot be published on another day. Keep the changes and publish them then.',
  past: 'Choose a time that has not passed.',
} as const;

const content = {
  title: line(titleMaxLength, pageMessages.title),
  blocks: blockList,
  picture: noneOrNames.optional().describe('Those beside the first text; absent for the ones it has'),
};

export const pageContentEdit = z.object({
  ...content,
  ...withPictureWords,
  publish: z.boolean().describe('Whether readers see it from now on, or it is kept beside what they see'),
  publishAt: instant
    .optional()
    .describe('When readers see it: the page that is not public yet, or the changes that are kept beside it'),
  updatedAt: startedFrom,
});

export type PageContentEdit = z.infer<typeof pageContentEdit>;

const leadsHere = z.object({ kind: z.string(), itemId: z.string(), title: z.string() });

export const pageContent = z
  .object({
    node: pageNode,
    title: z.string(),
    blocks: z.array(z.looseObject({ id: z.string(), type: z.string(), version: z.number().int() })),
    picture: z.string(),
    pictureInfo: z.array(pictureInfo).describe('Of all its pictures'),
    textBatches: z.array(z.string()),
    shown: shownBlocks.describe('As readers would see it'),
    kept: z.object(keptFacts).nullable().describe('Changes that are not public'),
    updatedAt: instant.describe('What a change of this is based on'),
    redirects: z.array(z.string()).describe('Old addresses that lead here'),
    linkedFrom: z.array(leadsHere).describe('What links here'),
    preview: openPreview,
  })
  .meta({ id: 'PageContent' });

export type PageContent = z.infer<typeof pageContent>;
