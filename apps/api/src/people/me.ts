import { LANGUAGES, type Language } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity } from '../database/open.ts'
import { type FieldsOf, query } from '../database/query.ts'
import { findPendingChange } from './email-change.ts'
import type { People } from './people.ts'
import { changePerson } from './store.ts'

/** A person's own account. */
export type Account = {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly language: Language
  /** A new address that is not proven yet. */
  readonly nextEmail: string | null
  readonly recoveryCodesLeft: number
}
const AccountRow = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  recoveryCodesLeft: z.int(),
} satisfies FieldsOf<Omit<Account, 'nextEmail'>>)

export const getAccount = ({ db, now }: People, personId: number): Promise<Account> =>
  asIdentity(db, async (tx) => {
    const [account] = await query(
      tx,
      AccountRow,
      sql`
        select id, email, name, language,
          (select count(*) from identity.recovery_codes where person_id = p.id) as "recoveryCodesLeft"
        from identity.people p where id = ${personId}`,
    )
    if (!account) throw new Error('there is no such person')
    const pending = await findPendingChange(tx, personId, now())
    return { ...account, nextEmail: pending?.newEmail ?? null }
  })

/** Changes a person's own data. */
export const changeAccount = (
  { db }: People,
  personId: number,
  change: { readonly name?: string | undefined; readonly language?: Language | undefined },
): Promise<void> => asIdentity(db, (tx) => changePerson(tx, personId, change))
