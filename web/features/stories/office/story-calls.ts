import type { Story, StoryKind } from '../../../../contract/content/stories.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import type { SaidOfPictures } from '../../../office/forms/edit/edit-fields.ts';
import { type SaveResult, savedBy } from '../../../office/forms/save-result.ts';
import type { storyContent } from '../form.ts';
import { type Around, loadAround } from '../loads/story-around.ts';

type Content = ReturnType<typeof storyContent> & SaidOfPictures;

type Calls = {
  add: (json: Content) => Promise<SaveResult<Story>>;
  /** For those who write drafts alone. */
  begin: (json: Content) => Promise<SaveResult<Story>>;
  edit: (id: number, json: Content & { updatedAt: string | undefined; kept?: string }) => Promise<SaveResult<Story>>;
  remove: (id: number) => Promise<SaveResult<unknown>>;
  view: (id: number) => Promise<Story>;
  around: (category: number) => Promise<Around>;
};

const param = (id: number) => ({ id: String(id) });

/** News and blog posts are written alike, at two addresses. */
export const storyCalls: Record<StoryKind, Calls> = {
  news: {
    add: (json) => savedBy(browserApi().news.add.$post({ json })),
    begin: (json) => savedBy(browserApi().news.draft.$post({ json: { ...json, draft: true } })),
    edit: (id, json) => savedBy(browserApi().news.edit[':id'].$put({ param: param(id), json })),
    remove: (id) => savedBy(browserApi().news.delete[':id'].$delete({ param: param(id) })),
    view: async (id) => (await unwrap(browserApi().news.view[':id'].$get({ param: param(id) }))).story,
    around: (category) => loadAround(browserApi(), 'news', category),
  },
  article: {
    add: (json) => savedBy(browserApi().articles.add.$post({ json })),
    begin: (json) => savedBy(browserApi().articles.draft.$post({ json: { ...json, draft: true } })),
    edit: (id, json) => savedBy(browserApi().articles.edit[':id'].$put({ param: param(id), json })),
    remove: (id) => savedBy(browserApi().articles.delete[':id'].$delete({ param: param(id) })),
    view: async (id) => (await unwrap(browserApi().articles.view[':id'].$get({ param: param(id) }))).article,
    around: (category) => loadAround(browserApi(), 'article', category),
  },
};
