import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { consentNames } from '../../../../contract/media/consent.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import type { NoteConsent } from '../../../features/consent/consent-cell.tsx';
import { ConsentList } from '../../../features/consent/consent-list.tsx';
import { consentListShape } from '../../../features/consent/consent-list-shape.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { listScreen } from '../../../office/table/list-screen.tsx';

const put = (name: string, said: Parameters<NoteConsent>[1]) =>
  savedBy(browserApi().consent.$put({ json: { pictures: [name], ...said } }));

const screen = listScreen({
  title: 'Photo consent',
  shape: consentListShape,
  load: (api, { sort: _, ...query }) => unwrap(api.admin.consent.$get({ query })),
  view: function Consent({ data }) {
    const { revalidate } = useRevalidator();
    const note = useCallback<NoteConsent>(
      async ({ name, alt, consent, consentNote }, said) => {
        const result = await put(name, said);
        if (result.kind !== 'saved') {
          showNotice({ text: `Not noted. ${reasonOf(result)}`, bad: true });
          return false;
        }
        await revalidate();
        showNotice({
          text: `${consentNames[said.consent]}: ${alt || name}`,
          undo: async () => {
            const back = await put(name, { consent, consentNote });
            await revalidate();
            if (back.kind !== 'saved') showNotice({ text: `Not taken back. ${reasonOf(back)}`, bad: true });
          },
        });
        // Its row is gone, and its buttons with it.
        document.getElementById('main')?.focus({ preventScroll: true });
        return true;
      },
      [revalidate],
    );

    return <ConsentList {...data} note={note} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
