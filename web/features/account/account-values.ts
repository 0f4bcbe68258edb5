import type { User } from '../../../contract/users.ts';
import type { Values } from '../../ui/form/answer.ts';
import { phoneFields, phoneOf } from '../../ui/form/phone-values.ts';

/** What stands in the form. */
export const accountValues = ({ name, picture, telephone, twitter, linkedIn, instagram }: User): Values => ({
  ...{ name, picture, twitter, linkedIn, instagram },
  ...phoneFields('telephone', telephone),
});

/** What is sent; an empty picture is none. */
export const accountContent = (values: Values) => {
  const { name = '', picture = '', twitter = '', linkedIn = '', instagram = '' } = values;
  return { name, picture, telephone: phoneOf(values, 'telephone'), twitter, linkedIn, instagram };
};
