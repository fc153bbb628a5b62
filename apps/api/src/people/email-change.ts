import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { CODE_LIFE, makeCode, takeCode } from './codes.ts'
import { guess, RULES, type TooMany, tooMany, type WrongCode } from './limits.ts'
import { addMail } from './mails/store.ts'
import type { Origin, People } from './people.ts'
import { emailChanges } from './schema.ts'
import { digestOf, newSecret, peppersOf } from './secrets.ts'
import { endSessions, type SessionHolder } from './sessions.ts'
import { type CodeSent, isReserved } from './sign-in.ts'
import { findKnown, lockKnown } from './store.ts'

const DAY = 24 * 60 * 60_000
/** For how long the old address can take a change back. */
const UNDO_LIFE = 7 * DAY

/**
 * Sends a code to a new address, and a warning to the present one. Whether the new one is in use is only revealed to
 * somebody who has proven it.
 */
export async function startEmailChange(
  services: People,
  { personId, email: oldEmail, language }: SessionHolder,
  { email, origin }: { readonly email: string; readonly origin: Origin },
): Promise<CodeSent | TooMany> {
  const { db, people } = services
  const refused = await tooMany(services, RULES.send(email, origin, false))
  if (refused) return refused
  const now = services.now()
  const code = await asIdentity(db, async (tx) => {
    await lockKnown(tx, personId)
    await execute(tx, sql`delete from identity.email_changes where person_id = ${personId} and changed_at is null`)
    await tx.insert(emailChanges).values({ personId, oldEmail, newEmail: email, startedAt: now })
    const codeRequest = { purpose: 'email', email, browser: origin.browser } as const
    const made = await makeCode(tx, peppersOf(people.secrets), codeRequest, now)
    const mail = { language, now }
    await addMail(tx, people.secrets, {
      ...mail,
      kind: 'emailCode',
      email,
      content: { code: made.code },
      until: new Date(now.getTime() + CODE_LIFE),
    })
    await addMail(tx, people.secrets, {
      ...mail,
      kind: 'emailAsked',
      email: oldEmail,
      content: { email, href: `${people.officeUrl}/me` },
    })
    return made.code
  })
  return { kind: 'sent', shownCode: people.showsCodes ? code : null }
}

type Pending = { readonly id: number; readonly newEmail: string }
const PendingRow = z.object({ id: z.int(), newEmail: z.string() } satisfies FieldsOf<Pending>)

/** The change whose new address is still to be proven; null: none. */
export async function findPendingChange(tx: Tx, personId: number, now: Date): Promise<Pending | null> {
  const [pending] = await query(
    tx,
    PendingRow,
    sql`
      select id, new_email as "newEmail" from identity.email_changes
      where person_id = ${personId} and changed_at is null and started_at > ${new Date(now.getTime() - CODE_LIFE)}
      order by id desc limit 1`,
  )
  return pending ?? null
}

/** Proves the new address: all other sessions end, and the old address gets a mail with a link to take the change back. */
export async function changeEmail(
  services: People,
  { personId, sessionId }: SessionHolder,
  { code, origin }: { readonly code: string; readonly origin: Origin },
): Promise<{ readonly kind: 'changed' } | { readonly kind: 'taken' } | WrongCode | TooMany> {
  const { db, people } = services
  const pending = await asIdentity(db, (tx) => findPendingChange(tx, personId, services.now()))
  if (!pending) return { kind: 'wrong' }
  const email = pending.newEmail
  return guess<{ readonly kind: 'changed' } | { readonly kind: 'taken' }>(services, RULES.code(email, origin), () =>
    asIdentity(db, async (tx) => {
      const now = services.now()
      const codeRequest = { purpose: 'email', email, browser: origin.browser, code } as const
      const isRight = await takeCode(tx, peppersOf(people.secrets), codeRequest, now)
      if (!isRight) return null
      const { email: oldEmail, language } = await lockKnown(tx, personId)
      if ((await findKnown(tx, email)) || (await isReserved(tx, email, now))) return { kind: 'taken' }
      const undo = newSecret()
      const changed = await execute(
        tx,
        sql`
          update identity.email_changes set old_email = ${oldEmail}, changed_at = ${now}, undo = ${digestOf(undo)},
            undo_until = ${new Date(now.getTime() + UNDO_LIFE)}
          where id = ${pending.id} and changed_at is null`,
      )
      if (changed === 0) return null
      await execute(tx, sql`update identity.people set email = ${email}, proven_at = ${now} where id = ${personId}`)
      await endSessions(tx, personId, sessionId, now)
      await addMail(tx, people.secrets, {
        kind: 'emailChanged',
        email: oldEmail,
        language,
        now,
        content: { email, href: `${people.officeUrl}/enter/undo/${undo}` },
      })
      return { kind: 'changed' }
    }),
  )
}

type Undone = { readonly id: number; readonly personId: number; readonly oldEmail: string }
const UndoneRow = z.object({
  id: z.int(),
  personId: z.int(),
  oldEmail: z.string(),
} satisfies FieldsOf<Undone>)

/**
 * Takes a change of address back, with later changes and everything that an intruder may have added: all sessions end, and
 * all passkeys and printed codes are deleted.
 */
export async function undoEmailChange(
  services: People,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<{ readonly kind: 'undone' | 'taken' } | WrongCode | TooMany> {
  const { db } = services
  return guess<{ readonly kind: 'undone' | 'taken' }>(services, RULES.undo(address), () =>
    asIdentity(db, async (tx) => {
      const now = services.now()
      const [found] = await query(
        tx,
        UndoneRow,
        sql`
          select id, person_id as "personId", old_email as "oldEmail" from identity.email_changes
          where undo = ${digestOf(token)} and undo_until > ${now} for update`,
      )
      if (!found) return null
      const { id, personId, oldEmail } = found
      const person = await lockKnown(tx, personId)
      const holder = await findKnown(tx, oldEmail)
      if (holder && holder.id !== person.id) return { kind: 'taken' }
      await execute(tx, sql`update identity.people set email = ${oldEmail} where id = ${personId}`)
      await execute(tx, sql`delete from identity.email_changes where person_id = ${personId} and id >= ${id}`)
      // An intruder may have added some before the change: the owner signs in by mail, and makes new ones.
      for (const table of ['passkeys', 'recovery_codes'])
        await execute(tx, sql`delete from identity.${sql.identifier(table)} where person_id = ${personId}`)
      await endSessions(tx, personId, null, now)
      return { kind: 'undone' }
    }),
  )
}
