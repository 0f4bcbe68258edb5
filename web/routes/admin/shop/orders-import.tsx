import { adminRole } from '../../../../contract/people/roles.ts';
import { browserApi } from '../../../api-client.ts';
import { ImportPage } from '../../../features/orders/import/import-page.tsx';
import { savedBy } from '../../../office/forms/save-result.ts';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => async () => null,
  title: 'Import payments',
  view: function OrdersImport() {
    const api = () => browserApi().admin.orders.import;

    return (
      <ImportPage
        preview={(csv) => savedBy(api().preview.$post({ json: { csv } }))}
        pay={(orderCode, json) =>
          savedBy(browserApi().admin.orders[':orderCode'].payments.$post({ param: { orderCode }, json }))
        }
        confirm={(matches) => savedBy(api().confirm.$post({ json: { matches } }))}
      />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
