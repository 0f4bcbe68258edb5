import { randomBytes, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '../../../contract/people/factors.ts';
import { hashWithSalt, limitHashing } from '../../lib/security/passwords.ts';

// Crockford's alphabet: no letter that is read as a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;

/** Ten codes as they are printed, and what is stored of them. */
export async function makeSheet() {
  const salt = randomBytes(16).toString('hex');
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const hashes = await limitHashing(async () => {
    const made: string[] = [];
    for (const code of codes) made.push(await hashCode(code, salt));
    return made;
  });
  return { codes, salt, hashes };
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** One salt for a sheet, so that one computation tells whether a code is on it. Slow, as a password's is. */
export const hashCode = (typed: string, salt: string): Promise<string> => hashWithSalt(asPrinted(typed), salt);

/** Dashes, spaces and small letters do not matter, nor does an O for a zero. */
const asPrinted = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
