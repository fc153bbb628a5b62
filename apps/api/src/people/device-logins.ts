import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { networkName } from '../http/shopper.ts'
import { RULES, type TooMany, tooMany } from './limits.ts'
import { addMail } from './mails/store.ts'
import type { People } from './people.ts'
import { deviceLogins } from './schema.ts'
import { digestOf, newSecret, newWords, peppersOf, shortDigest, shortDigests, typedWords } from './secrets.ts'
import { beginSession, type SessionHolder } from './sessions.ts'
import { noteSignIn } from './sign-ins.ts'
import { newStop } from './stops.ts'
import { lockKnown } from './store.ts'

const LIFE = 10 * 60_000
/** Seconds between two polls of a program. */
const INTERVAL = 2
const GROUPS = 2

/** A program without a browser that wants to sign in. Its person types `userCode` in the office. */
export type DeviceLogin = {
  readonly kind: 'started'
  readonly deviceCode: string
  readonly userCode: string
  readonly url: string
  readonly interval: number
  readonly endsAt: Date
}

/** Begins the sign-in of a program under the name that it gives itself. */
export async function startDeviceLogin(
  services: People,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<DeviceLogin | TooMany> {
  const { db, people } = services
  const refused = await tooMany(services, RULES.deviceStarted(address))
  if (refused) return refused
  const now = services.now()
  const [deviceCode, userCode, endsAt] = [newSecret(), newWords(GROUPS), new Date(now.getTime() + LIFE)]
  await asIdentity(db, (tx) =>
    tx.insert(deviceLogins).values({
      digest: digestOf(deviceCode),
      name,
      network: networkName(address),
      startedAt: now,
      endsAt,
      userCode: shortDigest(peppersOf(people.secrets)[0], 'device', typedWords(userCode)),
    }),
  )
  return { kind: 'started', deviceCode, userCode, url: `${people.officeUrl}/device`, interval: INTERVAL, endsAt }
}

/** The response to a program's poll. `refused` and `signedIn` are final. */
export type DeviceAnswer =
  | { readonly kind: 'waiting' | 'refused' }
  | { readonly kind: 'signedIn'; readonly session: string; readonly endsAt: Date }

type RequestRow = {
  readonly name: string
  readonly network: string | null
  readonly letIn: boolean | null
  readonly personId: number | null
}
const RequestRow = z.object({
  name: z.string(),
  network: z.string().nullable(),
  letIn: z.boolean().nullable(),
  personId: z.int().nullable(),
} satisfies FieldsOf<RequestRow>)

/**
 * Returns whether the person has approved a program; the session is returned once. A program that polls too early gets
 * `waiting`.
 */
export async function finishDeviceLogin(
  services: People,
  { deviceCode, address }: { readonly deviceCode: string; readonly address: string },
): Promise<DeviceAnswer | TooMany> {
  const refused = await tooMany(services, RULES.deviceAsked(address))
  if (refused) return refused
  const { db, people, now } = services
  const at = now()
  const digest = digestOf(deviceCode)
  return asIdentity<DeviceAnswer>(db, async (tx) => {
    const [request] = await query(
      tx,
      RequestRow.extend({ tooSoon: z.boolean() }),
      sql`
        select name, network, let_in as "letIn", person_id as "personId",
          coalesce(asked_at > ${new Date(at.getTime() - INTERVAL * 1000)}, false) as "tooSoon"
        from identity.device_logins where digest = ${digest} and ends_at > ${at} for update`,
    )
    if (!request) return { kind: 'refused' }
    await execute(tx, sql`update identity.device_logins set asked_at = ${at} where digest = ${digest}`)
    const { name, network, letIn, personId, tooSoon } = request
    if (tooSoon || letIn === null) return { kind: 'waiting' }
    await execute(tx, sql`delete from identity.device_logins where digest = ${digest}`)
    if (!letIn || personId === null) return { kind: 'refused' }
    const person = await lockKnown(tx, personId)
    const about = { proof: 'device', device: name, network, browser: null, fresh: false, now: at } as const
    const { secret, endsAt } = await beginSession(tx, { personId, ...about })
    await noteSignIn(tx, personId, { at, proof: 'device', device: name, network })
    await addMail(tx, people.secrets, {
      kind: 'newDevice',
      email: person.email,
      language: person.language,
      now: at,
      content: { device: name, network, href: `${people.officeUrl}/me`, stop: await newStop(tx, services, personId) },
    })
    return { kind: 'signedIn', session: secret, endsAt }
  })
}

/** A program that waits for approval. */
export type WaitingDevice = {
  readonly kind: 'found'
  readonly name: string
  readonly network: string | null
  readonly startedAt: Date
}
const WaitingRow = z.object({
  name: z.string(),
  network: z.string().nullable(),
  startedAt: z.date(),
} satisfies FieldsOf<Omit<WaitingDevice, 'kind'>>)

/** The program that waits under this code. Attempts are limited, with wrong codes and with right ones. */
export async function findDeviceLogin(
  services: People,
  { personId }: SessionHolder,
  userCode: string,
): Promise<WaitingDevice | { readonly kind: 'none' } | TooMany> {
  const refused = await tooMany(services, RULES.deviceFound(personId))
  if (refused) return refused
  const [found] = await asIdentity(services.db, (tx) =>
    query(
      tx,
      WaitingRow,
      sql`
        select name, network, started_at as "startedAt" from identity.device_logins
        where ${waitsUnder(services, userCode)}`,
    ),
  )
  return found ? { kind: 'found', ...found } : { kind: 'none' }
}

/** Approves a program in the person's name, or refuses it. Each program is answered once. */
export async function answerDeviceLogin(
  services: People,
  { personId }: SessionHolder,
  { userCode, letIn }: { readonly userCode: string; readonly letIn: boolean },
): Promise<{ readonly kind: 'answered' | 'none' } | TooMany> {
  const refused = await tooMany(services, RULES.deviceAnswered(personId))
  if (refused) return refused
  const answered = await asIdentity(services.db, (tx) =>
    execute(
      tx,
      sql`
        update identity.device_logins set let_in = ${letIn}, person_id = ${personId}
        where ${waitsUnder(services, userCode)}`,
    ),
  )
  return { kind: answered > 0 ? 'answered' : 'none' }
}

const waitsUnder = ({ people, now }: People, userCode: string) => {
  const digests = shortDigests(peppersOf(people.secrets), 'device', typedWords(userCode))
  return sql`user_code = any (${sql.param(digests)}::bytea[]) and ends_at > ${now()} and let_in is null`
}
