import type { User } from '../../../contract/users.ts';
import type { Values } from '../../ui/form/answer.ts';
import { phoneFields, phoneOf } from '../../ui/form/phone-values.ts';

/** What stands in the form. */
export const accountValues = ({ name, picture, telephone, twitter, linkedIn, instagram }: User): Values => ({
  ...{ name, picture, twitter, linkedIn, instagram },
  ...phoneFields('telephone', telephone),
});

/**
 * What is sent; an empty picture is none. A picture that is as it was is not sent: a form that was open for long would
 * bring an earlier portrait back, which is no longer kept.
 */
export const accountContent = (values: Values, before: Pick<User, 'picture'>) => {
  const { name = '', picture = '', twitter = '', linkedIn = '', instagram = '' } = values;
  const texts = { name, telephone: phoneOf(values, 'telephone'), twitter, linkedIn, instagram };
  return picture === before.picture ? texts : { ...texts, picture };
};
