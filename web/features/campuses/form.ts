import { type Campus, campusFields } from '../../../contract/campuses.ts';
import { contentOf, quietly, valuesOf } from '../../office/forms/describe-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { phoneOf } from '../../ui/form/fields/phone-values.ts';

const { name, slug, pageId, address, phone, email, hours, picture, latitude, longitude } = campusFields;
const optional = 'may be empty';
const degrees = { autoComplete: 'off', optional } as const;

export const campusForm = quietly({
  name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'off' },
  slug: {
    ...{ rule: slug, label: 'Short address', needed: 'a short address', autoComplete: 'off' },
    hint: 'Small letters, digits and hyphens, such as hill-view.',
  },
  pageId: { rule: pageId, label: 'Its page', hint: 'Menu and footer lead there. Without a page it is not in them.' },
  address: {
    rule: address,
    label: 'Where it is',
    autoComplete: 'off',
    optional,
    hint: 'Such as: Plot 8, Station Road',
  },
  phone: { rule: phone, label: 'Phone', optional, read: (values) => phoneOf(values, 'phone') },
  email: { rule: email, label: 'E-mail', type: 'email', autoComplete: 'off', optional },
  hours: { rule: hours, label: 'Office hours', autoComplete: 'off', optional },
  latitude: { rule: latitude, label: 'Latitude', ...degrees, hint: 'For example 0.3331' },
  longitude: { rule: longitude, label: 'Longitude', ...degrees, hint: 'For example 32.5896' },
  picture: { rule: picture, label: 'Picture' },
} satisfies FormFields);

/** What stands in the form: of a campus, or of a new one. */
export const campusValues = (campus: Campus | null): Values => valuesOf(campusForm, campus ?? {});

/** What the API takes; the degrees travel as they were typed. */
export function campusContent(values: Values) {
  const { pageId, ...content } = contentOf(campusForm, values);
  return { ...content, pageId: pageId || null };
}
