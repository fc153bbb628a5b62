import type { PictureFacts } from '@store/core'
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Records of stored pictures. Without a foreign key to `shops`, like `subscribers`: an upload does not wait for the shop's
 * row.
 */
export const pictures = pgTable(
  'pictures',
  {
    shopId: integer('shop_id').notNull(),
    /** Its address, as in products. */
    src: text().notNull(),
    /** The size of what is stored; null: not known yet. */
    bytes: bigint({ mode: 'number' }),
    /** As measured; null: it could not be decoded, and is not tried again. */
    facts: jsonb().$type<PictureFacts>(),
    /** The merchant's own, in place of what was measured. */
    subject: jsonb().$type<PictureFacts['subject']>(),
    focus: jsonb().$type<PictureFacts['focus']>(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.src] })],
)
