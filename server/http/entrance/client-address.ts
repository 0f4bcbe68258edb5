import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** All who come without an address of their own, through a Unix socket, are counted as one. */
const noAddress = 'local';

/**
 * Who sent a request: the address that the outermost of our own proxies saw, each of which adds one to
 * X-Forwarded-For. What cannot be read there counts as the proxy's own address, so that nobody gets a new one by
 * writing something odd.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const direct = parseAddress(remote ?? '') ?? noAddress;
  if (trustedProxies === 0) return direct;
  return (
    parseAddress(
      String(forwardedFor ?? '')
        .split(',')
        .at(-trustedProxies) ?? '',
    ) ?? direct
  );
}

export const addressOf = ({ socket, headers }: IncomingMessage, trustedProxies: number): string =>
  clientAddress(socket.remoteAddress, headers['x-forwarded-for'], trustedProxies);

/** An address in its one spelling: without brackets, port and zone, IPv4 as such, IPv6 in short. */
export function parseAddress(text: string): string | undefined {
  const [, bracketed, bare] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([^[\]]+))$/.exec(text.trim()) ?? [];
  if (bracketed !== undefined) return shortIPv6(bracketed);
  if (bare === undefined) return undefined;
  const withoutPort = /^[\d.]+:\d{1,5}$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare;
  return isIPv4(withoutPort) ? withoutPort : shortIPv6(bare);
}

function shortIPv6(text: string): string | undefined {
  const [address = ''] = text.split('%');
  if (!isIPv6(address)) return undefined;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  // An IPv4 address that came through an IPv6 socket is the same address.
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
}
