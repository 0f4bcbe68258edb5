import { editorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { BlockStyles } from '../../features/pages/blocks/block-styles.tsx';
import { PageEditor } from '../../features/pages/editor/page-editor.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/page-edit.ts';

const screen = guardedScreen({
  atLeast: editorRole,
  load:
    ({ params: { id } }: Route.ClientLoaderArgs) =>
    async (api) => {
      const group = (tag: '10' | '20' | '30') =>
        unwrap(api.profiles[':group'].$get({ param: { group: tag }, query: {} }));
      const [content, documents, galleries, ...groups] = await Promise.all([
        unwrap(api.admin.pages[':id'].content.$get({ param: { id } })),
        unwrap(api.admin['documents-options'].$get()),
        unwrap(api.galleries.$get({ query: {} })),
        ...(['20', '30', '10'] as const).map(group),
      ]);
      const people = groups.flatMap(({ docs }) =>
        docs.map(({ id: person, name, position, pictureInfo }) => ({
          ...{ id: person, name, position, pictureInfo: pictureInfo[0] ?? null },
        })),
      );
      return { content, choices: { people, documents: documents.docs, galleries: galleries.docs } };
    },
  title: ({ data }) => data?.content.title ?? 'Page',
  view: ({ data }) => (
    <>
      <BlockStyles />
      <PageEditor key={data.content.node.id} {...data} />
    </>
  ),
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
