import { LANGUAGES, type Language } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Database, type Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { open, type SealSecrets, seal, sealOwner } from '../../secrets/seal.ts'
import { mails } from '../schema.ts'
import { MAIL_KINDS, type MailContent, type MailKind } from './kinds.ts'

const DAY = 24 * 60 * 60_000
/** How long sending a mail without a code is tried. */
const TRIED_FOR = 2 * DAY
/** How long a mail is claimed by this process. */
const LEASE = 2 * 60_000

export type NewMail = {
  readonly kind: MailKind
  readonly email: string
  readonly language: Language
  readonly content: MailContent
  readonly now: Date
  /** After this it is of no use; two days if left out. */
  readonly until?: Date
}

/** Queues a mail to a person: it is sent after the transaction is committed. Its content is stored encrypted. */
export async function addMail(tx: Tx, secrets: SealSecrets, mail: NewMail): Promise<void> {
  const { kind, email, language, content, now, until = new Date(now.getTime() + TRIED_FOR) } = mail
  await tx.insert(mails).values({
    kind,
    email,
    language,
    createdAt: now,
    dueAt: now,
    until,
    content: seal(secrets, sealOwner.mail(), content),
  })
}

/** A mail that this process has claimed. `content` null: it is encrypted with another secret. */
export type TakenMail = {
  readonly id: number
  readonly token: string
  readonly kind: MailKind
  readonly email: string
  readonly language: Language
  readonly createdAt: Date
  readonly until: Date
  /** The attempts, including this one. */
  readonly tries: number
  readonly content: MailContent | null
}
const TakenRow = z.object({
  id: z.int(),
  token: z.string(),
  kind: z.enum(MAIL_KINDS),
  email: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: z.date(),
  until: z.date(),
  tries: z.int(),
  content: z.instanceof(Buffer),
} satisfies FieldsOf<Omit<TakenMail, 'content'> & { readonly content: Buffer }>)

const ContentJson = z.object({
  code: z.string().optional(),
  href: z.string().optional(),
  stop: z.string().optional(),
  device: z.string().optional(),
  network: z.string().nullable().optional(),
  email: z.string().optional(),
  shop: z.string().optional(),
  reason: z.string().optional(),
})

/** Claims the mail that has been due longest; null: none is. If this process dies, another one claims it after a while. */
export async function takeMail(db: Database, secrets: SealSecrets, now: Date): Promise<TakenMail | null> {
  const [taken] = await asIdentity(db, (tx) =>
    query(
      tx,
      TakenRow,
      sql`
        update identity.mails m set tries = tries + 1, due_at = ${new Date(now.getTime() + LEASE)}
        from (
          select id from identity.mails where sent_at is null and dead_at is null and due_at <= ${now}
          order by due_at limit 1 for update skip locked
        ) due
        where m.id = due.id
        returning m.id, m.token, m.kind, m.email, m.language, m.created_at as "createdAt", m.until, m.tries, m.content`,
    ),
  )
  if (!taken) return null
  const content = ContentJson.safeParse(open(secrets, sealOwner.mail(), taken.content))
  return { ...taken, content: content.success ? (content.data as MailContent) : null }
}

/** Marks a mail as sent; its address and content are deleted. */
export const markSent = (db: Database, { id }: TakenMail, now: Date): Promise<number> =>
  asIdentity(db, (tx) =>
    execute(
      tx,
      sql`
        update identity.mails set sent_at = ${now}, dead_at = null, email = null, content = null, problem = null
        where id = ${id} and sent_at is null`,
    ),
  )

/** `again`: when it is tried again; null: it is given up, and its address and content are deleted. */
export const markFailed = (
  db: Database,
  { id, tries }: TakenMail,
  problem: string,
  again: Date | null,
  now: Date,
): Promise<number> =>
  asIdentity(db, (tx) =>
    execute(
      tx,
      again
        ? sql`update identity.mails set problem = ${problem}, due_at = ${again} where id = ${id} and tries = ${tries} and sent_at is null`
        : sql`
            update identity.mails set problem = ${problem}, dead_at = ${now}, email = null, content = null
            where id = ${id} and tries = ${tries} and sent_at is null`,
    ),
  )

type MailCounts = { readonly waiting: number; readonly dead: number }
const CountsRow = z.object({ waiting: z.int(), dead: z.int() } satisfies FieldsOf<MailCounts>)

/** How many mails wait, and how many were given up. */
export async function countMails(db: Database): Promise<MailCounts> {
  const [counts] = await asIdentity(db, (tx) =>
    query(
      tx,
      CountsRow,
      sql`
        select count(*) filter (where sent_at is null and dead_at is null) as waiting,
          count(*) filter (where dead_at is not null) as dead
        from identity.mails where sent_at is null`,
    ),
  )
  return counts ?? { waiting: 0, dead: 0 }
}
