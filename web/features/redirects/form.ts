import { redirectFields } from '../../../contract/pages/redirects.ts';
import { quietly } from '../../office/forms/describe-values.ts';
import type { FormFields } from '../../ui/form/describe.ts';

export const redirectForm = quietly({
  to: {
    ...{ rule: redirectFields.to, label: 'Leads to', needed: 'where it leads', autoComplete: 'off' },
    hint: 'Such as /new-page, or the full address of another site',
  },
} satisfies FormFields);

/** What stands in the form: of a redirect, or of an earlier version of it. */
export const redirectValues = ({ to }: Record<string, unknown>) => ({ to: String(to) });
