import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const encode = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** CBOR, as far as a passkey needs it. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytesOf = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const textOf = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const mapOf = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

export interface SignOptions {
  readonly origin: string;
  readonly rpID: string;
  /** Whether it asked for a finger or a PIN. Default: true. */
  readonly hasVerifiedUser?: boolean;
}

/** An authenticator in software, with one key: what a browser and a device do between them. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const authenticatorData = ({ rpID, hasVerifiedUser = true }: SignOptions, credential?: Buffer): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0x01 | (hasVerifiedUser ? 0x04 : 0) | (credential ? 0x40 : 0);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string, { origin }: SignOptions): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id: encode(id),
    /** Makes a passkey for a challenge. */
    register(challenge: string, options: SignOptions) {
      const key = mapOf(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytesOf(Buffer.from(x, 'base64url'))],
        [integer(-3), bytesOf(Buffer.from(y, 'base64url'))],
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = mapOf(
        [textOf('fmt'), textOf('none')],
        [textOf('attStmt'), mapOf()],
        [textOf('authData'), bytesOf(authenticatorData(options, credential))],
      );
      return {
        ...common,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, options)),
          attestationObject: encode(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge. */
    authenticate(challenge: string, options: SignOptions) {
      const data = authenticatorData(options);
      const client = clientData('webauthn.get', challenge, options);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: { clientDataJSON: encode(client), authenticatorData: encode(data), signature: encode(signature) },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
