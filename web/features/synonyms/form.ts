import type { SitePartContent } from '../../../contract/site/site-parts.ts';
import { synonymsAsText, synonymsIn } from '../../../contract/site/words/synonym-defaults.ts';
import { synonymFields } from '../../../contract/site/words/synonyms.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormField } from '../../ui/form/describe.ts';

export const synonymsForm: Record<string, FormField> = {
  groups: {
    ...{ rule: synonymFields.groups, label: 'Words that mean the same', rows: 24, autoComplete: 'off' },
    ...{
      optional: 'may be empty',
      hint: 'A group on each line, with commas between its words. Several words may stand together: old boys.',
    },
  },
};

export const synonymValues = ({ synonyms }: SitePartContent): Values => ({
  groups: synonymsAsText(synonyms?.groups ?? []),
});

export const synonymContent = ({ groups = '' }: Values): SitePartContent => ({
  synonyms: { groups: synonymsIn(groups) },
});
