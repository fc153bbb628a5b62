import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

// An authenticator in software that creates passkeys as a phone does (WebAuthn level 3, §6): ES256 keys, attestation none.

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }
const ZEROS = Buffer.alloc(16)

type Challenged = { readonly challenge?: unknown }
type AuthenticatorOptions = {
  /** The site of the page; the authenticator signs for any page. */
  readonly origin?: string
  /** Whether the user was verified, for example by fingerprint. */
  readonly verified?: boolean
  readonly challenge?: string
  readonly userHandle?: string
}

/** A passkey in its authenticator. */
export type SoftPasskey = {
  readonly id: string
  /** The browser's response to options for a new passkey. */
  readonly make: (options: Challenged, overrides?: AuthenticatorOptions) => Record<string, unknown>
  /**
   * The browser's response to options for signing in. `counter`: the number of signatures that the authenticator reports.
   */
  readonly use: (
    options: Challenged,
    overrides?: AuthenticatorOptions & { readonly counter?: number },
  ) => Record<string, unknown>
}

export function softPasskey(site = 'http://office.test'): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let handle = ''
  let signed = 0

  const clientData = (type: string, { challenge }: Challenged, overrides: AuthenticatorOptions) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: overrides.challenge ?? challenge,
        origin: overrides.origin ?? site,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (
    { origin = site, verified = true }: AuthenticatorOptions,
    counter: number,
    attested = Buffer.alloc(0),
  ) => {
    const flags = FLAGS.present | (verified ? FLAGS.verified : 0) | (attested.length > 0 ? FLAGS.attested : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), count, attested])
  }
  const credential = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  })

  return {
    id,
    make(options, overrides = {}) {
      handle = (options as { user?: { id?: string } }).user?.id ?? ''
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([ZEROS, length, credentialId, coseKey(publicKey)])
      return credential({
        clientDataJSON: clientData('webauthn.create', options, overrides).toString('base64url'),
        attestationObject: cborMap([
          ['fmt', cborText('none')],
          ['attStmt', Buffer.of(0xa0)],
          ['authData', cborBytes(authenticatorData(overrides, 0, attested))],
        ]).toString('base64url'),
        transports: ['internal', 'hybrid'],
      })
    },
    use(options, overrides = {}) {
      signed = overrides.counter ?? signed + 1
      const data = authenticatorData(overrides, signed)
      const client = clientData('webauthn.get', options, overrides)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: overrides.userHandle ?? handle,
      })
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** The key as COSE writes it: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.of(0x22),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
}

/** CBOR (RFC 8949) of the values in an attestation, all of them shorter than 64 KiB. */
const cborHead = (kind: number, length: number) => {
  if (length < 24) return Buffer.of((kind << 5) | length)
  if (length < 256) return Buffer.of((kind << 5) | 24, length)
  return Buffer.of((kind << 5) | 25, length >> 8, length & 255)
}
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [string, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flatMap(([key, value]) => [cborText(key), value])])
