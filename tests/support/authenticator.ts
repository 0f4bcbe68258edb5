import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** As much CBOR as an authenticator speaks. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

type Options = { challenge?: unknown };
type Circumstances = { counter?: number; origin?: string; rpId?: string; verified?: boolean };

/** A real key that signs real answers, as a phone would; it lives in this process and does what a test tells it. */
export function createAuthenticator(publicUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { origin, hostname } = new URL(publicUrl);
  let counter = 0;

  const clientData = (type: string, options: Options | undefined, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge: options?.challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, count: number, rpId = hostname) => {
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags);
    bytes.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), bytes]);
  };
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, unknown>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  };
  const shared = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id: shared.id,
    /** Answers the options of a registration. */
    register(options: Options, { origin: from, rpId, verified = true }: Circumstances = {}) {
      const length = Buffer.from([0, id.length]);
      const flags = userPresent | hasCredential | (verified ? userVerified : 0);
      const data = Buffer.concat([authData(flags, counter, rpId), Buffer.alloc(16), length, id, coseKey()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', options, from));
      return { ...shared, response: { clientDataJSON, attestationObject: base64url(cbor(attestation)) } };
    },
    /** Answers the options of a sign-in; its counter goes up unless the test says otherwise. */
    sign(options: Options | undefined, { origin: from, rpId, verified = true, counter: given }: Circumstances = {}) {
      counter = given ?? counter + 1;
      const data = authData(userPresent | (verified ? userVerified : 0), counter, rpId);
      const client = clientData('webauthn.get', options, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...shared, response };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
