import { reviewFields } from '../../../contract/office/desk.ts';
import type { FormFields } from '../../ui/form/describe.ts';

export const returnForm = {
  word: {
    ...{ rule: reviewFields.word, label: 'Your word to the author', needed: 'a word', rows: 3 },
    hint: 'They see it on their desk, and get it by mail where the school has mail.',
  },
} satisfies FormFields;
