import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const periodSeconds = 30;
/** Half minutes before and after: people type slowly, and clocks are never quite right. */
const tolerance = 1;
/** While it is set up the person is known, so a phone whose clock is off by up to ten minutes may be learnt. */
const setupTolerance = 20;

const totpOf = (secret: string, labels: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...labels, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: Secret.fromBase32(secret) });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app scans, and what a person types who cannot scan. */
export function describeApp(secret: string, issuer: string, label: string) {
  // A colon would end the name of the school in the address.
  const address = totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label: label.replaceAll(':', ' ') }).toString();
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  return { secret, address, size, qr: pathOf(data) };
}

/** One path for all dark squares, run by run. */
function pathOf(rows: boolean[][]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return runs.join('');
}

type Clocked = { secret: string; drift: number; now: Date };

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / periodSeconds);

/** The half minute that a code belongs to, by the phone's clock; nothing for a wrong code. */
export function matchingStep(code: string, { secret, drift, now }: Clocked, window = tolerance): number | undefined {
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime() + drift * periodSeconds * 1000;
  const delta = totpOf(secret).validate({ token, timestamp, window });
  return delta === null ? undefined : stepAt(now) + drift + delta;
}

/** How far the phone's clock is off, from its first code. */
export function learnDrift(code: string, secret: string, now: Date) {
  const step = matchingStep(code, { secret, drift: 0, now }, setupTolerance);
  return step === undefined ? undefined : { drift: step - stepAt(now), step };
}
