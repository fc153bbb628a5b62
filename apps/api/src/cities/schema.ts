import type { CityId } from '@store/core'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** Global: the official places of countries, as `seeds/cities` lists them. `id` follows from country and code (`cityId`). */
export const cities = pgTable(
  'cities',
  {
    id: integer().$type<CityId>().notNull().unique(),
    name: text().notNull(),
    code: text().notNull(),
    divisionId: integer('division_id').notNull(),
    division: text().notNull(),
    country: text().notNull(),
    /** Shops and orders may name a place that has left the list; it can no longer be chosen. */
    listed: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.country, t.code] })],
)

/** Global: which version of each country's list `cities` holds, by the SHA-256 of its file. */
export const cityLists = pgTable('city_lists', { country: text().primaryKey(), digest: text().notNull() })

/**
 * The cities that a shop has added itself, beside its country's. Their ids are negative, belong to the shop, and are never
 * reused, because orders refer to them.
 */
export const shopCities = pgTable(
  'shop_cities',
  {
    shopId: ofShop(),
    id: integer('city_id').$type<CityId>().notNull(),
    division: text().notNull(),
    name: text().notNull(),
    listed: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), check('own_city_negative', sql`${t.id} < 0`)],
)
