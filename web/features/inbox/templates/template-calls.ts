import type { TemplatesInput } from '../../../../contract/enquiries/reply-templates.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';

export const templateCalls = {
  load: () => unwrap(browserApi().admin['reply-templates'].$get()),
  save: (json: TemplatesInput) => savedBy(browserApi().admin['reply-templates'].$put({ json })),
};
