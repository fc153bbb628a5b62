import { SHOP_EVENTS, type ShopEventName } from '@store/core'
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What is counted of visitors: visits (C3), their actions (C4), carts on their way to checkout (C5), and searches without a result. */
export type Counted = CarriedCount | 'foundNothing'

/** What goes into an archive of the shop: everything but the words of visitors. */
export type CarriedCount = 'visit' | ShopEventName | 'checkoutProduct' | 'checkoutUnits'
export const CARRIED = [
  'visit',
  ...(Object.keys(SHOP_EVENTS) as ShopEventName[]),
  'checkoutProduct',
  'checkoutUnits',
] as const satisfies readonly CarriedCount[]

/**
 * How often visitors of a shop did something on a day of the shop's own clock. Nothing is kept of a single visitor. `about` is blank in the
 * row of the total, and names a product, a category, a source, a kind of device or a search in the others.
 *
 * Written while people visit, so without a foreign key to `shops`: every visit would lock the shop's row.
 */
export const shopCounts = pgTable(
  'shop_counts',
  {
    shopId: integer('shop_id').notNull(),
    what: text().$type<Counted>().notNull(),
    about: text().notNull(),
    day: date().notNull(),
    times: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.what, t.about, t.day] })],
)
