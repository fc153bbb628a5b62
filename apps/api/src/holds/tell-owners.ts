import type { ShopId } from '@store/core'
import { LANGUAGES } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Database, inShop } from '../database/open.ts'
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
  readonly kind: 'moneyAsked' | 'moneyChanged'
  readonly what: MoneyChangeOf
  readonly who: string
  readonly now: Date
}

/** Tells every owner of a shop by mail that where its money goes will change, or has changed. */
export async function tellOwners({ db, people }: Needs, shopId: ShopId, { kind, what, who, now }: Told): Promise<void> {
  const { shop, owners } = await inShop(db, shopId, async (tx) => ({
    shop: await findShop(tx, shopId),
    owners: (await listMemberships(tx, shopId)).filter(({ role }) => role === 'owner').map(({ personId }) => personId),
  }))
  if (!shop || owners.length === 0) return
  await asIdentity(db, async (tx) => {
    const known = await query(
      tx,
      OwnerRow,
      sql`select email, language from identity.people where id = any (${sql.param(owners)}::integer[])`,
    )
    for (const { email, language } of known)
      await addMail(tx, people.secrets, {
        ...{ kind, email, language, now },
        content: {
          money: { shop: shop.name, provider: NAMES[what], who },
          href: `${people.officeUrl}/${shop.subdomain}/payments`,
        },
      })
  })
}
