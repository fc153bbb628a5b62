import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity } from '../../database/open.ts'
import { execute } from '../../database/query.ts'
import type { Origin, People } from '../people.ts'
import { challenges } from '../schema.ts'
import { digestOf } from '../secrets.ts'

const CHALLENGE_BYTES = 32
export const CHALLENGE_LIFE = 5 * 60_000

/** Imported when a passkey is first used: it loads a parser of certificates, which takes half a second. */
export const webAuthn = () => import('@simplewebauthn/server')

/** Options and responses of WebAuthn are JSON that the browser's own functions create and parse. */
export type Options = Record<string, unknown>

export const inText = (most: number) => z.string().max(most)
/** The parts of a browser's response that are read. */
export const credentialOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: inText(1400),
    rawId: inText(1400),
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}).default({}),
    response: z.object({ clientDataJSON: inText(4000), ...response }),
  })
const ClientData = z.object({ challenge: inText(200) })

/** The site that passkeys are bound to. */
export const siteOf = ({ people: { officeUrl } }: People) => {
  const { hostname, origin } = new URL(officeUrl)
  return { rpID: hostname, origin }
}

/** A new challenge for this browser: for a person's new passkey, or for signing in (null). */
export async function newChallenge(
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
 * The challenge in a browser's response, if it is one of ours for this browser and purpose; it is used up, whatever the
 * response is. Null: it is not.
 */
export async function takeChallenge(
  { db, now }: People,
  clientDataJSON: string,
  { browser }: Origin,
  personId: number | null,
): Promise<string | null> {
  const clientData = ClientData.safeParse(jsonIn(clientDataJSON))
  if (!clientData.success) return null
  const { challenge } = clientData.data
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
