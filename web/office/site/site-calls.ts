import type { PreviewPart, SitePart } from '../../../contract/site/site-links.ts';
import type { SitePartContent, SitePartEdit, SitePartView } from '../../../contract/site/site-parts.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../forms/save-result.ts';

const one = () => browserApi().admin.site[':part'];

type Written = SitePartContent & Pick<SitePartEdit, 'publish' | 'updatedAt'>;

/** What can be asked of the API about the menu, the home page and the words. */
export const siteCalls = {
  load: (part: SitePart): Promise<SitePartView> => unwrap(one().$get({ param: { part } })),
  save: (part: SitePart, json: Written) =>
    savedBy<SitePartView>(one().$put({ param: { part }, json: json as SitePartEdit })),
  dropKept: (part: SitePart) => savedBy(one().kept.$delete({ param: { part } })),
  makePreview: (part: PreviewPart) => savedBy(one().preview.$post({ param: { part } })),
  endPreview: (part: PreviewPart) => savedBy(one().preview.$delete({ param: { part } })),
};
