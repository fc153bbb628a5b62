import { LANGUAGES } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity } from '../database/open.ts'
import { query } from '../database/query.ts'
import type { MailContent, MailKind } from './mails/kinds.ts'
import { addMail } from './mails/store.ts'
import type { People } from './people.ts'

const RecipientRow = z.object({ email: z.string(), language: z.enum(LANGUAGES) })

/** Sends people a mail, each in their language. */
export function notifyPeople(
  { db, now, people }: People,
  ids: readonly number[],
  mail: { readonly kind: MailKind; readonly content: MailContent },
): Promise<void> {
  return asIdentity(db, async (tx) => {
    const recipients = await query(
      tx,
      RecipientRow,
      sql`select email, language from identity.people where id = any (${sql.param(ids)}::integer[])`,
    )
    for (const { email, language } of recipients)
      await addMail(tx, people.secrets, { ...mail, email, language, now: now() })
  })
}
