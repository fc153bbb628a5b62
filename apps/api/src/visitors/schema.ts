import { SHOP_EVENTS, type ShopEventName } from '@store/core'
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What is counted: visits (C3), actions of visitors (C4), carts that reach checkout (C5), and searches without a result. */
export type Counted = CarriedCount | 'foundNothing'

/** The counts in an archive of the shop: all but searches, which are visitors' own words. */
export type CarriedCount = 'visit' | ShopEventName | 'checkoutProduct' | 'checkoutUnits'
export const CARRIED = [
  'visit',
  ...(Object.keys(SHOP_EVENTS) as ShopEventName[]),
  'checkoutProduct',
  'checkoutUnits',
] as const satisfies readonly CarriedCount[]

/**
 * How often visitors of a shop did something on a day of the shop's own clock. Nothing is stored of a single visitor.
 * `about` is blank in the row of the total, and is a product, a category, a source, a kind of device or a search in the
 * others.
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
