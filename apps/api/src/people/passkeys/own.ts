import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Database } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import type { WrongCode } from '../limits.ts'
import { addMail } from '../mails/store.ts'
import type { Origin, People } from '../people.ts'
import { passkeys } from '../schema.ts'
import type { SessionHolder } from '../sessions.ts'
import { newStop } from '../stops.ts'
import { lockKnown } from '../store.ts'
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

/** How many passkeys one person may have. */
const MOST = 20

const NewPasskey = credentialOf({
  attestationObject: inText(20_000),
  transports: z.array(inText(40)).max(10).default([]),
})

/** A passkey, as its person sees it. */
export type Passkey = {
  readonly id: number
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}
const PasskeyRow = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.date(),
  usedAt: z.date().nullable(),
} satisfies FieldsOf<Passkey>)
const PASSKEY = sql`id, name, created_at as "createdAt", used_at as "usedAt"`

/** The person's passkeys, the newest first. */
export const listPasskeys = (db: Database, personId: number): Promise<readonly Passkey[]> =>
  asIdentity(db, (tx) =>
    query(tx, PasskeyRow, sql`select ${PASSKEY} from identity.passkeys where person_id = ${personId} order by id desc`),
  )

const CredentialRow = z.object({ id: z.string() })

/** The options with which a browser creates a passkey, on a device that has none of this person. */
export async function startPasskey(services: People, holder: SessionHolder, origin: Origin): Promise<Options> {
  const { db, people } = services
  const challenge = await newChallenge(services, origin, holder.personId)
  const { handle, known } = await asIdentity(db, async (tx) => ({
    handle: (await lockKnown(tx, holder.personId)).handle,
    known: await query(
      tx,
      CredentialRow,
      sql`select credential_id as id from identity.passkeys where person_id = ${holder.personId}`,
    ),
  }))
  const { generateRegistrationOptions } = await webAuthn()
  const { rpID } = siteOf(services)
  const options = await generateRegistrationOptions({
    rpName: people.brand,
    rpID,
    challenge,
    timeout: CHALLENGE_LIFE,
    attestationType: 'none',
    userID: new Uint8Array(handle),
    userName: holder.email,
    userDisplayName: holder.name || holder.email,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** Stores a new passkey, and notifies its person by mail. */
export async function addPasskey(
  services: People,
  { personId, email, language }: SessionHolder,
  { credential, name, origin }: { readonly credential: unknown; readonly name: string; readonly origin: Origin },
): Promise<{ readonly kind: 'added'; readonly passkey: Passkey } | { readonly kind: 'taken' | 'full' } | WrongCode> {
  const { db, people } = services
  const read = NewPasskey.safeParse(credential)
  const challenge = read.success
    ? await takeChallenge(services, read.data.response.clientDataJSON, origin, personId)
    : null
  const made = read.success && challenge ? await madeCredential(services, read.data, challenge) : null
  if (!made) return { kind: 'wrong' }
  return asIdentity(db, async (tx) => {
    const now = services.now()
    await lockKnown(tx, personId)
    const mine = await execute(tx, sql`select 1 from identity.passkeys where person_id = ${personId}`)
    if (mine >= MOST) return { kind: 'full' }
    const { id: credentialId, publicKey, counter, transports } = made
    const [passkey] = await tx
      .insert(passkeys)
      .values({ personId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
    if (!passkey) return { kind: 'taken' }
    await addMail(tx, people.secrets, {
      kind: 'passkeyAdded',
      email,
      language,
      now,
      content: { device: name, href: `${people.officeUrl}/me`, stop: await newStop(tx, services, personId) },
    })
    return { kind: 'added', passkey }
  })
}

type NewCredential = {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

/** The credential in a browser's response; null: it is invalid. */
async function madeCredential(
  services: People,
  { response, ...credential }: z.output<typeof NewPasskey>,
  challenge: string,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await webAuthn()
  const { rpID, origin } = siteOf(services)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    if (!verified || !registrationInfo.userVerified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey, counter, transports: response.transports }
  } catch {
    return null
  }
}

/** Deletes a passkey. False: the person has none with this id. */
export async function removePasskey(
  { db, people, now }: People,
  { personId, email, language }: SessionHolder,
  id: number,
): Promise<boolean> {
  return asIdentity(db, async (tx) => {
    const [removed] = await query(
      tx,
      PasskeyRow,
      sql`delete from identity.passkeys where id = ${id} and person_id = ${personId} returning ${PASSKEY}`,
    )
    if (!removed) return false
    await addMail(tx, people.secrets, {
      kind: 'passkeyRemoved',
      email,
      language,
      now: now(),
      content: { device: removed.name, href: `${people.officeUrl}/me` },
    })
    return true
  })
}
