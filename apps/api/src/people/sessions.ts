import { LANGUAGES, type Language } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Database, readAsIdentity, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { networkName } from '../http/shopper.ts'
import { type Proof, sessions } from './schema.ts'
import { digestOf, newSecret } from './secrets.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A session ends after the first period without use, and after the second in any case. */
const IDLE = 30 * DAY
const LONGEST = 90 * DAY
/** How long a proof counts for calls with `fresh`. */
const FRESH = 10 * MINUTE
/** How often, at most, the use of a session is recorded. */
const USE_NOTED_EVERY = MINUTE

/** The prefix of every session's secret. */
const PREFIX = 'fs_'
const FORM = /^fs_[\w-]{43}$/

/** The caller, identified by the session in the call. */
export type SessionHolder = {
  readonly personId: number
  readonly sessionId: number
  readonly email: string
  readonly name: string
  readonly language: Language
  /** Until when calls with `fresh` are allowed; null: a new proof is needed. */
  readonly freshUntil: Date | null
  /** Whether the person works for the platform, and began this session with a passkey. */
  readonly isOperator: boolean
}

const HolderRow = z.object({
  personId: z.int(),
  sessionId: z.int(),
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  freshUntil: z.date().nullable(),
  isOperator: z.boolean(),
  usedAt: z.date(),
} satisfies FieldsOf<SessionHolder & { readonly usedAt: Date }>)

/**
 * Returns the session of this secret, and records its use and network (at most once a minute); null: there is none, or it
 * has ended.
 */
export async function findSession(
  db: Database,
  secret: string,
  now: Date,
  address: string | null = null,
): Promise<SessionHolder | null> {
  if (!FORM.test(secret)) return null
  const [found] = await readAsIdentity(db, (tx) =>
    query(
      tx,
      HolderRow,
      sql`
        select s.person_id as "personId", s.id as "sessionId", p.email, p.name, p.language, s.used_at as "usedAt",
          case when s.fresh_until > ${now} then s.fresh_until end as "freshUntil",
          ${IS_OPERATOR} as "isOperator"
        from identity.sessions s join identity.people p on p.id = s.person_id
        where s.digest = ${digestOf(secret)} and s.ended_at is null and s.ends_at > ${now}`,
    ),
  )
  if (!found) return null
  const { usedAt, ...holder } = found
  if (now.getTime() - usedAt.getTime() > USE_NOTED_EVERY)
    await noteUse(db, holder.sessionId, address && networkName(address), now)
  return holder
}

/** For a session `s`: the rights of operators need a session begun with a passkey. */
const IS_OPERATOR = sql`(s.proof = 'passkey' and exists (select 1 from identity.operators o where o.person_id = s.person_id))`

const PersonRow = z.object({ personId: z.int(), isOperator: z.boolean() })

/** The person of a session, for work that was begun in it: it is no authentication. Null: it has ended. */
export async function findPersonOfSession(
  db: Database,
  sessionId: number,
  now: Date,
): Promise<Pick<SessionHolder, 'personId' | 'isOperator'> | null> {
  const [found] = await readAsIdentity(db, (tx) =>
    query(
      tx,
      PersonRow,
      sql`
        select person_id as "personId", ${IS_OPERATOR} as "isOperator" from identity.sessions s
        where s.id = ${sessionId} and s.ended_at is null and s.ends_at > ${now}`,
    ),
  )
  return found ?? null
}

const noteUse = (db: Database, sessionId: number, network: string | null, now: Date) =>
  asIdentity(db, (tx) =>
    execute(
      tx,
      sql`
        update identity.sessions set used_at = ${now}, network = coalesce(${network}, network), ends_at = least(last_at, ${new Date(now.getTime() + IDLE)})
        where id = ${sessionId} and ended_at is null and ends_at > ${now}`,
    ),
  )

/** Whether the person is signed in in the browser with this hash. */
export async function isSignedInAt(db: Database, personId: number, browser: Buffer, now: Date): Promise<boolean> {
  const found = await asIdentity(db, (tx) =>
    execute(
      tx,
      sql`
        select 1 from identity.sessions
        where person_id = ${personId} and browser = ${browser} and ended_at is null and ends_at > ${now}`,
    ),
  )
  return found > 0
}

/** A new session. `secret` is sent to its browser, and is stored nowhere. */
export type NewSession = { readonly secret: string; readonly endsAt: Date; readonly isKnownBrowser: boolean }

const KnownRow = z.object({ known: z.boolean() })

/**
 * Begins a session. An earlier session in the same browser ends, so that a secret planted there is worth nothing after
 * signing in. `isKnownBrowser`: the person has signed in there before, or nowhere.
 */
export async function beginSession(
  tx: Tx,
  {
    personId,
    browser,
    now,
    fresh,
    ...about
  }: {
    readonly personId: number
    /** Null: the session is a program's. */
    readonly browser: string | null
    readonly proof: Proof
    readonly device: string
    readonly network: string | null
    readonly fresh: boolean
    readonly now: Date
  },
): Promise<NewSession> {
  const secret = PREFIX + newSecret()
  const endsAt = new Date(now.getTime() + IDLE)
  const here = browser === null ? null : digestOf(browser)
  const [row] = await query(
    tx,
    KnownRow,
    sql`
      select coalesce(bool_or(browser = ${here}), true) as known from identity.sessions
      where person_id = ${personId} and browser is not null`,
  )
  if (here)
    await execute(tx, sql`update identity.sessions set ended_at = ${now} where browser = ${here} and ended_at is null`)
  await tx.insert(sessions).values({
    ...about,
    personId,
    browser: here,
    digest: digestOf(secret),
    startedAt: now,
    usedAt: now,
    endsAt,
    lastAt: new Date(now.getTime() + LONGEST),
    freshUntil: fresh ? new Date(now.getTime() + FRESH) : null,
  })
  return { secret, endsAt, isKnownBrowser: row?.known ?? true }
}

/** A session as its person sees it in the list. */
export type Session = {
  readonly id: number
  readonly device: string
  readonly network: string | null
  readonly startedAt: Date
  readonly usedAt: Date
}
const SessionRow = z.object({
  id: z.int(),
  device: z.string(),
  network: z.string().nullable(),
  startedAt: z.date(),
  usedAt: z.date(),
} satisfies FieldsOf<Session>)

/** The person's sessions that have not ended, the latest use first. */
export const listSessions = (db: Database, personId: number, now: Date): Promise<readonly Session[]> =>
  asIdentity(db, (tx) =>
    query(
      tx,
      SessionRow,
      sql`
        select id, device, network, started_at as "startedAt", used_at as "usedAt" from identity.sessions
        where person_id = ${personId} and ended_at is null and ends_at > ${now} order by used_at desc, id desc`,
    ),
  )

/** Ends one session of this person, and returns its device; null: they have none with this id. */
export async function endOneSession(tx: Tx, personId: number, id: number, now: Date): Promise<string | null> {
  const [ended] = await query(
    tx,
    EndedRow,
    sql`
      update identity.sessions set ended_at = ${now}
      where id = ${id} and person_id = ${personId} and ended_at is null and ends_at > ${now} returning device`,
  )
  return ended?.device ?? null
}
const EndedRow = z.object({ device: z.string() })

/** The same in a separate transaction. */
export const endSession = (db: Database, personId: number, id: number, now: Date): Promise<string | null> =>
  asIdentity(db, (tx) => endOneSession(tx, personId, id, now))

/**
 * Ends all sessions of this person but one; `null`: all. Approved programs that have not fetched their session yet get none.
 */
export async function endSessions(tx: Tx, personId: number, but: number | null, now: Date): Promise<number> {
  await execute(tx, sql`delete from identity.device_logins where person_id = ${personId}`)
  return execute(
    tx,
    sql`
      update identity.sessions set ended_at = ${now}
      where person_id = ${personId} and id is distinct from ${but}::integer and ended_at is null and ends_at > ${now}`,
  )
}

/** The same in a separate transaction. */
export const endOtherSessions = (db: Database, personId: number, but: number, now: Date): Promise<number> =>
  asIdentity(db, (tx) => endSessions(tx, personId, but, now))
