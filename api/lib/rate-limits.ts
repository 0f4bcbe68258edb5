import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './errors.ts';

/** How often something may be done in how many seconds. */
const rules = {
  /** Wrong passwords, by account and address together and by address alone. */
  loginByAccount: { points: 10, duration: 15 * 60 },
  loginByAddress: { points: 100, duration: 15 * 60 },
  /** From a browser in which this account signed in before: whoever floods the address does not lock it out. */
  loginByDevice: { points: 20, duration: 15 * 60 },
  /** Sign-ins that stop at the second step, each good for a few codes; by account or by known device. */
  secondStep: { points: 10, duration: 60 * 60 },
  /** Sheets of recovery codes that one account makes: each takes ten slow hashes. */
  recoverySheet: { points: 5, duration: 60 * 60 },
  /** Changes of profiles by one account: each is a line in the log, which nobody may delete. */
  profileEdit: { points: 60, duration: 60 * 60 },
  /** Wrong tokens of mailed links, and passkey sign-ins that were begun: apart from passwords. */
  mailedLink: { points: 60, duration: 15 * 60 },
  /** Wrong keys of preview links, apart from what somebody is waiting for: resets, invitations, the first account. */
  previewKey: { points: 60, duration: 15 * 60 },
  passkeyChallenge: { points: 300, duration: 15 * 60 },
  refresh: { points: 120, duration: 60 },
  publicUpload: { points: 10, duration: 60 * 60 },
  upload: { points: 600, duration: 60 * 60 },
  /** Each is a mail to an address that somebody types. */
  mailTest: { points: 30, duration: 60 * 60 },
  /** Answers to enquiries: anybody can type anybody's address into a form. */
  reply: { points: 120, duration: 60 * 60 },
  /** Mails that are handed in: with a wrong signature by address, with the right one all together. */
  wrongSignature: { points: 30, duration: 60 * 60 },
  handedIn: { points: 600, duration: 60 * 60 },
  publicForm: { points: 20, duration: 60 * 60 },
  passwordMail: { points: 5, duration: 60 * 60 },
  /** For one account, whoever asks: a mailbox is not to be flooded from many addresses. */
  passwordMailTo: { points: 5, duration: 60 * 60 },
} as const;

type LimitName = keyof typeof rules;

export type RateLimits = {
  /** Counts one use and refuses when there were too many. */
  consume: (name: LimitName, key: string) => Promise<void>;
  /** Refuses like `consume` would, and counts nothing. */
  check: (name: LimitName, key: string) => Promise<void>;
  /** Takes the last use back, when it turned out to be legitimate. */
  refund: (name: LimitName, key: string) => Promise<void>;
  /** Resets the count. */
  reset: (name: LimitName, key: string) => Promise<void>;
};

/** The counters live in PostgreSQL, so that a limit holds over all instances together. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points: rule.points,
        duration: rule.duration,
        // A flood from one address is then counted in memory and no longer reaches the database.
        inMemoryBlockOnConsumed: rule.points + 1,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
    new ApiError('too_many_requests', 'Too many attempts. Please try again later.', {
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
  return {
    async consume(name, key) {
      try {
        await limiters[name].consume(countedAddress(key));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },
    async check(name, key) {
      const used = await limiters[name].get(countedAddress(key));
      if (used && used.consumedPoints >= rules[name].points) throw tooMany(used);
    },
    async refund(name, key) {
      await limiters[name].reward(countedAddress(key), 1);
    },
    async reset(name, key) {
      await limiters[name].delete(countedAddress(key));
    },
  };
}

/**
 * Whoever has one IPv6 address has all of its network, so the network is what is counted: otherwise each attempt could
 * come from another address. What follows the address in a key stays as it is.
 */
export function countedAddress(key: string): string {
  const [address = '', ...rest] = key.split(' ');
  return isIPv6(address) ? [networkOf(address), ...rest].join(' ') : key;
}

/** The first four of the eight groups, written in one way. */
function networkOf(address: string): string {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length < 8 - after.length) groups.push('0');
    groups.push(...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
