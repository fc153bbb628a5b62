import type { ChatOrderField } from '@store/core'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ofShop } from './schema.ts'

/** Ids at third parties (C12). */
export const integrations = pgTable('integrations', {
  shopId: ofShop().primaryKey(),
  facebookPixel: text('facebook_pixel'),
  facebookVerification: text('facebook_verification'),
  facebookChat: text('facebook_chat'),
  facebook: text(),
  analytics: text(),
  tagManager: text('tag_manager'),
  merchantVerification: text('merchant_verification'),
  marketplaceLink: text('marketplace_link'),
  chatWidget: text('chat_widget'),
  financingSlug: text('financing_slug'),
})

/** Malls and organisations (C11). */
export const affiliations = pgTable(
  'affiliations',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    logo: text(),
    /** Lower comes first; those of one number by their ids. */
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
)

/** The merchant's own fields of the messaging-app order form (C10). */
export const chatOrderForms = pgTable('chat_order_forms', {
  shopId: ofShop().primaryKey(),
  fields: jsonb().$type<readonly ChatOrderField[]>().notNull(),
})

/** The dropshipping marketplace (C25). The token has to be sent to it, so it cannot be hashed. */
export const marketplaceAccess = pgTable('marketplace_access', {
  shopId: ofShop().primaryKey(),
  enabled: boolean().notNull(),
  token: text(),
})
