import { adminRole } from '../../../contract/roles.ts';
import { browserApi } from '../../api-client.ts';
import { CommitteeEditor } from '../../features/committees/committee-editor.tsx';
import { committeeContent } from '../../features/committees/form.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { gatedScreen } from '../../session/guarded-screen.tsx';
import { schoolDate } from '../../ui/dates/dates.ts';

const screen = gatedScreen({
  atLeast: adminRole,
  title: 'Add a committee',
  view: () => (
    <>
      <OfficeHead title="Add a committee" back={{ to: '/admin/committees', label: 'Committees' }} />
      <CommitteeEditor
        committee={null}
        thisYear={schoolDate(new Date().toISOString()).year}
        save={(values) => savedBy(browserApi().admin.committees.$post({ json: committeeContent(values) }))}
      />
    </>
  ),
});

export const { meta } = screen;
export default screen.Component;
