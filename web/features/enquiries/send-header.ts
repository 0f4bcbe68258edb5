import { sendKeyField, sendKeyHeader } from '../../../contract/enquiries/enquiries.ts';
import type { Values } from '../../ui/form/answer.ts';

/** The key that an island has given the form; a form that is posted without a script has none. */
export const sendHeader = ({ [sendKeyField]: key }: Values) => (key ? { [sendKeyHeader]: key } : {});
