import type { Language } from '@store/core'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../database/columns.ts'
import type { MailKind } from './mails/kinds.ts'

/**
 * People and how they sign in, apart from all shops: only the login of identity reads and writes here (`asIdentity`).
 * Secrets are hashed: random ones with SHA-256, those that are short enough to be guessed with HMAC.
 */
export const identity = pgSchema('identity')

const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
/** Deleted with the person. */
const personId = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

export const people = identity.table(
  'people',
  {
    id: id(),
    /** In lower case. */
    email: text().notNull().unique('people_by_email'),
    name: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Random: the user handle of the person's passkeys. */
    handle: bytea().notNull().unique('people_by_handle'),
    createdAt: moment('created_at').notNull(),
    /** When the address was proven by a code; null: it was only entered, and nobody has signed in. */
    provenAt: moment('proven_at'),
  },
  (t) => [check('people_email_lower', sql`${t.email} = lower(${t.email})`)],
)

/** How a session was begun. */
export type Proof = 'code' | 'passkey' | 'recovery' | 'device'

export const sessions = identity.table(
  'sessions',
  {
    id: id(),
    personId: personId(),
    /** SHA-256 of the secret. */
    digest: bytea().notNull().unique('sessions_by_digest'),
    /** SHA-256 of the browser's own secret; null for programs. */
    browser: bytea(),
    proof: text().$type<Proof>().notNull(),
    device: text().notNull(),
    /** Shortened to /24 or /48. */
    network: text(),
    startedAt: moment('started_at').notNull(),
    usedAt: moment('used_at').notNull(),
    /** Extended with use, up to `lastAt`. */
    endsAt: moment('ends_at').notNull(),
    lastAt: moment('last_at').notNull(),
    freshUntil: moment('fresh_until'),
    /** When it was ended before its time. Its row stays for a while, so that the browser is not new at the next sign-in. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('sessions_of_person').on(t.personId, t.usedAt),
    index('sessions_of_browser').on(t.browser).where(sql`${t.endedAt} is null`),
  ],
)

/** The purpose of a code. */
export type CodePurpose = 'enter' | 'stepUp' | 'email'

export const codes = identity.table(
  'codes',
  {
    id: id(),
    purpose: text().$type<CodePurpose>().notNull(),
    email: text().notNull(),
    /** SHA-256 of the secret of the browser that requested it: guesses of other browsers do not count against the code. */
    browser: bytea().notNull(),
    /** HMAC. */
    digest: bytea().notNull(),
    /** SHA-256 of the link's secret; null: its mail has no link. */
    link: bytea().unique('codes_by_link'),
    /** The digits, encrypted with the link's secret: in another browser the link shows them. */
    digits: bytea(),
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('codes_of_browser').on(t.email, t.browser, t.purpose), index('codes_by_end').on(t.endsAt)],
)

export const challenges = identity.table(
  'challenges',
  {
    /** SHA-256 of the challenge. */
    digest: bytea().primaryKey(),
    browser: bytea().notNull(),
    /** The person whose new passkey it is for; null: for signing in. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'cascade' }),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('challenges_by_end').on(t.endsAt)],
)

export const passkeys = identity.table(
  'passkeys',
  {
    id: id(),
    personId: personId(),
    credentialId: text('credential_id').notNull().unique('passkeys_by_credential'),
    publicKey: bytea('public_key').notNull(),
    /** The authenticator's count of signatures; 0 from those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('passkeys_of_person').on(t.personId, t.id)],
)

export const recoveryCodes = identity.table(
  'recovery_codes',
  {
    /** SHA-256, computed with the person's id. */
    digest: bytea().primaryKey(),
    personId: personId(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('recovery_codes_of_person').on(t.personId)],
)

export const deviceLogins = identity.table(
  'device_logins',
  {
    /** SHA-256 of the program's secret. */
    digest: bytea().primaryKey(),
    /** HMAC of the code that the person types. */
    userCode: bytea('user_code').notNull().unique('device_logins_by_user_code'),
    name: text().notNull(),
    network: text(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When the program polled last. */
    askedAt: moment('asked_at'),
    /** Whether the person approved it; null: not answered yet. */
    letIn: boolean('let_in'),
    personId: integer('person_id').references(() => people.id, { onDelete: 'cascade' }),
  },
  (t) => [index('device_logins_by_end').on(t.endsAt)],
)

/** Attempts to sign in as a person, failed ones too, for them to see. */
export const signIns = identity.table(
  'sign_ins',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: personId(),
    at: moment('at').notNull(),
    proof: text().$type<Proof>().notNull(),
    device: text().notNull(),
    /** Shortened to /24 or /48. */
    network: text(),
    succeeded: boolean().notNull(),
  },
  (t) => [index('sign_ins_of_person').on(t.personId, t.id), index('sign_ins_by_time').on(t.at)],
)

/** The links in warnings, which end every session of their person. */
export const stops = identity.table(
  'stops',
  {
    /** SHA-256 of the link's secret. */
    digest: bytea().primaryKey(),
    personId: personId(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('stops_by_end').on(t.endsAt)],
)

/** People who work for the platform. No request can add one. */
export const operators = identity.table('operators', {
  personId: integer('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  since: moment('since').notNull(),
})

export const emailChanges = identity.table(
  'email_changes',
  {
    id: id(),
    personId: personId(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When the new address was proven; null: not yet. */
    changedAt: moment('changed_at'),
    /** SHA-256 of the secret in the old address's mail, which takes the change back until `undoUntil`. */
    undo: bytea().unique('email_changes_by_undo'),
    undoUntil: moment('undo_until'),
  },
  (t) => [index('email_changes_of_person').on(t.personId, t.id), index('email_changes_by_old_email').on(t.oldEmail)],
)

/** Mails that belong to no shop: written in the transaction of their cause, sent by the worker, then emptied. */
export const mails = identity.table(
  'mails',
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    /** Null once it was sent or given up. */
    email: text(),
    /** Its content, encrypted: codes and links are secrets. */
    content: bytea(),
    language: text().$type<Language>().notNull(),
    /** Its Message-ID, the same at every attempt. */
    token: uuid().notNull().defaultRandom(),
    createdAt: moment('created_at').notNull(),
    /** After this it is of no use. */
    until: moment('until').notNull(),
    tries: integer().notNull().default(0),
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
    deadAt: moment('dead_at'),
    /** Why the last attempt failed, without personal data. */
    problem: text(),
  },
  (t) => [index('mails_due').on(t.dueAt).where(sql`${t.sentAt} is null and ${t.deadAt} is null`)],
)
