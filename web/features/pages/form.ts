import { pageFields } from '../../../contract/pages/pages.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';

const { title, pageText, picture } = pageFields;

export const pageForm = quietly({
  title: { rule: title, label: 'Title', needed: 'a title', autoComplete: 'off' },
  pageText: {
    ...{ rule: pageText, label: 'Page details', needed: 'page details' },
    hint: 'With several pictures the text is cut into as many parts, each beside its picture.',
  },
  picture: { rule: picture, label: 'Pictures' },
} satisfies FormFields);

/** What stands in the form: of the page, or of an earlier version of it. */
export const pageValues = (page: Record<string, unknown>): Values => valuesOf(pageForm, page);

/** What is sent. */
export const pageContent = (values: Values) => contentOf(pageForm, values);
