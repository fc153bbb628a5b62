import type { ShopId } from '@store/core'
import { LANGUAGES } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Database, type Tx } from '../database/open.ts'
import { query } from '../database/query.ts'
import { addMail } from '../people/mails/store.ts'
import type { PeopleSettings } from '../people/people.ts'
import { findShop } from '../shops/store/shops.ts'
import { listMemberships } from '../team/store.ts'
import type { MoneyChangeOf } from './schema.ts'

/** Providers as they call themselves. */
const NAMES: Readonly<Record<MoneyChangeOf, string | null>> = {
  wompi: 'Wompi',
  mercadoPago: 'Mercado Pago',
  epayco: 'ePayco',
  credibanco: 'CredibanCo',
  flow: 'Flow',
  addi: 'Addi',
  deposit: null,
}

const OwnerRow = z.object({ email: z.string(), language: z.enum(LANGUAGES) })

type Needs = { readonly db: Database; readonly people: PeopleSettings }
type Told = {
  readonly kind: 'moneyAsked' | 'moneyChanged' | 'moneyRemoved'
  readonly what: MoneyChangeOf
  readonly who: string
  readonly now: Date
}

/**
 * Tells every owner of a shop by mail that where its money goes will change, or has changed. It is called in the transaction of the
 * change, whose connection it uses: the mail may leave although the change fails, never the other way round.
 */
export async function tellOwners(
  tx: Tx,
  { db, people }: Needs,
  shopId: ShopId,
  { kind, what, who, now }: Told,
): Promise<void> {
  const shop = await findShop(tx, shopId)
  const owners = (await listMemberships(tx, shopId)).filter(({ role }) => role === 'owner')
  const ids = owners.map(({ personId }) => personId)
  if (!shop || ids.length === 0) return
  await asIdentity(db, async (identity) => {
    const known = await query(
      identity,
      OwnerRow,
      sql`select email, language from identity.people where id = any (${sql.param(ids)}::integer[])`,
    )
    for (const { email, language } of known)
      await addMail(identity, people.secrets, {
        ...{ kind, email, language, now },
        content: {
          money: { shop: shop.name, provider: NAMES[what], who },
          href: `${people.officeUrl}/${shop.subdomain}/payments`,
        },
      })
  })
}
