import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Database, type Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { guess, RULES, type TooMany, tooMany, type WrongCode } from '../limits.ts'
import type { Origin, People } from '../people.ts'
import { isSame } from '../secrets.ts'
import type { SessionHolder } from '../sessions.ts'
import { enter, type SignedIn } from '../sign-in.ts'
import { renew } from '../step-up.ts'
import { lockKnown, type StoredPerson } from '../store.ts'
import {
  CHALLENGE_LIFE,
  credentialOf,
  inText,
  newChallenge,
  type Options,
  siteOf,
  takeChallenge,
  webAuthn,
} from './challenges.ts'

const Used = credentialOf({
  authenticatorData: inText(4000),
  signature: inText(4000),
  userHandle: inText(200).nullish(),
})

/** The options with which a browser requests any passkey of this site. */
export async function startPasskeySignIn(
  services: People,
  origin: Origin,
): Promise<{ readonly kind: 'started'; readonly options: Options } | TooMany> {
  const refused = await tooMany(services, RULES.passkeyAsked(origin))
  if (refused) return refused
  const challenge = await newChallenge(services, origin, null)
  const { generateAuthenticationOptions } = await webAuthn()
  const { rpID } = siteOf(services)
  const options = await generateAuthenticationOptions({
    rpID,
    challenge,
    timeout: CHALLENGE_LIFE,
    userVerification: 'required',
  })
  return { kind: 'started', options: { ...options } }
}

type StoredPasskey = {
  readonly id: number
  readonly personId: number
  readonly publicKey: Buffer
  readonly counter: number
  readonly handle: Buffer
}
const PasskeyRow = z.object({
  id: z.int(),
  personId: z.int(),
  publicKey: z.instanceof(Buffer),
  counter: z.int(),
  handle: z.instanceof(Buffer),
} satisfies FieldsOf<StoredPasskey>)

/** Signs in with a passkey. */
export function signInWithPasskey(
  services: People,
  { credential, origin, device }: { readonly credential: unknown; readonly origin: Origin; readonly device: string },
): Promise<SignedIn | WrongCode | TooMany> {
  return provenByPasskey(services, { credential, origin }, (tx, person) =>
    enter(tx, services, person, { origin, device, proof: 'passkey' }),
  )
}

/** Proves with a passkey who the person is: a new session replaces this one. */
export function stepUpWithPasskey(
  services: People,
  holder: SessionHolder,
  { credential, origin }: { readonly credential: unknown; readonly origin: Origin },
): Promise<SignedIn | WrongCode | TooMany> {
  return provenByPasskey(services, { credential, origin }, async (tx, person) =>
    person.id === holder.personId ? renew(tx, services, holder, { origin, proof: 'passkey' }) : null,
  )
}

function provenByPasskey(
  services: People,
  { credential, origin }: { readonly credential: unknown; readonly origin: Origin },
  work: (tx: Tx, person: StoredPerson) => Promise<SignedIn | null>,
): Promise<SignedIn | WrongCode | TooMany> {
  return guess(services, RULES.passkey(origin), async () => {
    const read = Used.safeParse(credential)
    if (!read.success) return null
    const { response } = read.data
    const challenge = await takeChallenge(services, response.clientDataJSON, origin, null)
    const passkey = challenge && (await findPasskey(services.db, read.data.id))
    if (!passkey) return null
    // If the response names a user, it must be the passkey's person.
    if (response.userHandle && !isSame(Buffer.from(response.userHandle, 'base64url'), passkey.handle)) return null
    const counter = await signedCounter(services, read.data, passkey, challenge)
    if (counter === null) return null
    return asIdentity(services.db, async (tx) => {
      const person = await lockKnown(tx, passkey.personId)
      // Two responses with the same counter come from two copies of one authenticator.
      const noted = await execute(
        tx,
        sql`
          update identity.passkeys set counter = ${counter}, used_at = ${services.now()}
          where id = ${passkey.id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`,
      )
      return noted > 0 ? work(tx, person) : null
    })
  })
}

async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | null> {
  const [passkey] = await asIdentity(db, (tx) =>
    query(
      tx,
      PasskeyRow,
      sql`
        select k.id, k.person_id as "personId", k.public_key as "publicKey", k.counter, p.handle
        from identity.passkeys k join identity.people p on p.id = k.person_id where k.credential_id = ${credentialId}`,
    ),
  )
  return passkey ?? null
}

/** The authenticator's counter in a validly signed response; null: it is invalid. */
async function signedCounter(
  services: People,
  { response, ...credential }: z.output<typeof Used>,
  { publicKey, counter }: StoredPasskey,
  challenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { userHandle, ...signed } = response
  const { rpID, origin } = siteOf(services)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: { ...signed, ...(userHandle && { userHandle }) } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter },
    })
    return verified && authenticationInfo.userVerified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for every invalid response.
    return null
  }
}
