import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Database, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { guess, RULES, type TooMany, tooMany, type Wrong } from './limits.ts'
import { addMail } from './mails/store.ts'
import type { Origin, People } from './people.ts'
import { challenges, passkeys } from './schema.ts'
import { digestOf, isSame } from './secrets.ts'
import type { SessionHolder } from './sessions.ts'
import { enter, type SignedIn } from './sign-in.ts'
import { renew } from './step-up.ts'
import { type Known, lockKnown } from './store.ts'

const CHALLENGE_BYTES = 32
const CHALLENGE_LIFE = 5 * 60_000
/** How many passkeys one person may have. */
const MOST = 20

/** Imported when a passkey is used first: it brings a parser of certificates, which half of a second is spent on. */
const webAuthn = () => import('@simplewebauthn/server')

/** Options and answers of WebAuthn are JSON that the browser's own functions make and read. */
export type Options = Record<string, unknown>

const inText = (most: number) => z.string().max(most)
const credentialOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: inText(1400),
    rawId: inText(1400),
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}).default({}),
    response: z.object({ clientDataJSON: inText(4000), ...response }),
  })
const Made = credentialOf({ attestationObject: inText(20_000), transports: z.array(inText(40)).max(10).default([]) })
const Used = credentialOf({
  ...{ authenticatorData: inText(4000), signature: inText(4000) },
  userHandle: inText(200).nullish(),
})
const ClientData = z.object({ challenge: inText(200) })

/** The site that passkeys are bound to. */
const siteOf = ({ people: { officeUrl } }: People) => {
  const { hostname, origin } = new URL(officeUrl)
  return { rpID: hostname, origin }
}

async function newChallenge(
  { db, now }: People,
  { browser }: Origin,
  personId: number | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES))
  const digest = digestOf(Buffer.from(challenge).toString('base64url'))
  const endsAt = new Date(now().getTime() + CHALLENGE_LIFE)
  await asIdentity(db, (tx) => tx.insert(challenges).values({ digest, browser: digestOf(browser), personId, endsAt }))
  return challenge
}

/**
 * The challenge in a browser's answer, if it is one of ours for this browser and purpose; it is used up, whatever becomes of the answer.
 * Null: it is not.
 */
async function takeChallenge(
  { db, now }: People,
  clientDataJSON: string,
  { browser }: Origin,
  personId: number | null,
): Promise<string | null> {
  const said = ClientData.safeParse(jsonIn(clientDataJSON))
  if (!said.success) return null
  const { challenge } = said.data
  const taken = await asIdentity(db, (tx) =>
    execute(
      tx,
      sql`
        delete from identity.challenges where digest = ${digestOf(challenge)} and browser = ${digestOf(browser)}
          and person_id is not distinct from ${personId}::integer and ends_at > ${now()}`,
    ),
  )
  return taken > 0 ? challenge : null
}

function jsonIn(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** What a browser needs to ask for any passkey of this site. */
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
    ...{ rpID, challenge, timeout: CHALLENGE_LIFE, userVerification: 'required' },
  })
  return { kind: 'started', options: { ...options } }
}

type Kept = {
  readonly id: number
  readonly personId: number
  readonly publicKey: Buffer
  readonly counter: number
  readonly handle: Buffer
}
const KeptRow = z.object({
  id: z.int(),
  personId: z.int(),
  publicKey: z.instanceof(Buffer),
  counter: z.int(),
  handle: z.instanceof(Buffer),
} satisfies FieldsOf<Kept>)

/** Signs in with a passkey. */
export function signInWithPasskey(
  services: People,
  { credential, origin, device }: { readonly credential: unknown; readonly origin: Origin; readonly device: string },
): Promise<SignedIn | Wrong | TooMany> {
  return provenByPasskey(services, { credential, origin }, (tx, person) =>
    enter(tx, services, person, { origin, device, proof: 'passkey' }),
  )
}

/** Proves by a passkey of one's own who one is: a new session takes the place of this one. */
export function stepUpWithPasskey(
  services: People,
  holder: SessionHolder,
  { credential, origin }: { readonly credential: unknown; readonly origin: Origin },
): Promise<SignedIn | Wrong | TooMany> {
  return provenByPasskey(services, { credential, origin }, async (tx, person) =>
    person.id === holder.personId ? renew(tx, services, holder, { origin, proof: 'passkey' }) : null,
  )
}

function provenByPasskey(
  services: People,
  { credential, origin }: { readonly credential: unknown; readonly origin: Origin },
  work: (tx: Tx, person: Known) => Promise<SignedIn | null>,
): Promise<SignedIn | Wrong | TooMany> {
  return guess(services, RULES.passkey(origin), async () => {
    const read = Used.safeParse(credential)
    if (!read.success) return null
    const { response } = read.data
    const challenge = await takeChallenge(services, response.clientDataJSON, origin, null)
    const kept = challenge && (await findKept(services.db, read.data.id))
    if (!kept) return null
    // A passkey that names whose it is must name the one whose it was made for.
    if (response.userHandle && !isSame(Buffer.from(response.userHandle, 'base64url'), kept.handle)) return null
    const counter = await signedCounter(services, read.data, kept, challenge)
    if (counter === null) return null
    return asIdentity(services.db, async (tx) => {
      const person = await lockKnown(tx, kept.personId)
      // Two answers with the same counter are two copies of one authenticator.
      const noted = await execute(
        tx,
        sql`
          update identity.passkeys set counter = ${counter}, used_at = ${services.now()}
          where id = ${kept.id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`,
      )
      return noted > 0 ? work(tx, person) : null
    })
  })
}

async function findKept(db: Database, credentialId: string): Promise<Kept | null> {
  const [kept] = await asIdentity(db, (tx) =>
    query(
      tx,
      KeptRow,
      sql`
        select k.id, k.person_id as "personId", k.public_key as "publicKey", k.counter, p.handle
        from identity.passkeys k join identity.people p on p.id = k.person_id where k.credential_id = ${credentialId}`,
    ),
  )
  return kept ?? null
}

/** The authenticator's counter in an answer that it has signed; null: it has not. */
async function signedCounter(
  services: People,
  { response, ...credential }: z.output<typeof Used>,
  { publicKey, counter }: Kept,
  challenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { userHandle, ...signed } = response
  const { rpID, origin } = siteOf(services)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: { ...signed, ...(userHandle && { userHandle }) } },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter },
    })
    return verified && authenticationInfo.userVerified ? authenticationInfo.newCounter : null
  } catch {
    // It throws for whatever does not fit.
    return null
  }
}

/** A passkey as its person sees it. */
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

/** What a browser needs to make a passkey, on a device that has none of this person. */
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
    ...{ rpName: people.brand, rpID, challenge, timeout: CHALLENGE_LIFE, attestationType: 'none' },
    ...{ userID: new Uint8Array(handle), userName: holder.email, userDisplayName: holder.name || holder.email },
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** Keeps a passkey that the browser has made, and tells its person by mail. */
export async function addPasskey(
  services: People,
  { personId, email, language }: SessionHolder,
  { credential, name, origin }: { readonly credential: unknown; readonly name: string; readonly origin: Origin },
): Promise<{ readonly kind: 'added'; readonly passkey: Passkey } | { readonly kind: 'taken' | 'full' } | Wrong> {
  const { db, people } = services
  const read = Made.safeParse(credential)
  const challenge = read.success
    ? await takeChallenge(services, read.data.response.clientDataJSON, origin, personId)
    : null
  const made = read.success && challenge ? await madeCredential(services, read.data, challenge) : null
  if (!made) return { kind: 'wrong' }
  return asIdentity(db, async (tx) => {
    const now = services.now()
    await lockKnown(tx, personId)
    const mine = await execute(tx, sql`select from identity.passkeys where person_id = ${personId}`)
    if (mine >= MOST) return { kind: 'full' }
    const { id: credentialId, publicKey, counter, transports } = made
    const [passkey] = await tx
      .insert(passkeys)
      .values({ personId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
    if (!passkey) return { kind: 'taken' }
    await addMail(tx, people.secrets, {
      ...{ kind: 'passkeyAdded', email, language, now },
      content: { device: name, href: `${people.officeUrl}/me` },
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

/** The credential in a browser's answer; null: it does not fit. */
async function madeCredential(
  services: People,
  { response, ...credential }: z.output<typeof Made>,
  challenge: string,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await webAuthn()
  const { rpID, origin } = siteOf(services)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
    })
    if (!verified || !registrationInfo.userVerified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey, counter, transports: response.transports }
  } catch {
    return null
  }
}

/** Forgets a passkey. False: the person has none of this id. */
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
      ...{ kind: 'passkeyRemoved', email, language, now: now() },
      content: { device: removed.name, href: `${people.officeUrl}/me` },
    })
    return true
  })
}
