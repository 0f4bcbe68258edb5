import { useRevalidator } from 'react-router';
import { editorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { TermDateList } from '../../features/term-dates/office/term-date-list.tsx';
import { termDateListShape } from '../../features/term-dates/office/term-date-list-shape.ts';
import { listScreen } from '../../office/table/list-screen.tsx';

const screen = listScreen({
  title: 'Term dates',
  atLeast: editorRole,
  shape: termDateListShape,
  load: (api, query) => unwrap(api.admin['term-dates'].$get({ query })),
  view: function View({ data }) {
    const { revalidate } = useRevalidator();
    return <TermDateList {...data} refresh={revalidate} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
