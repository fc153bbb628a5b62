import { sql } from 'drizzle-orm'

/**
 * The status of a row `p` of products. A release from before there were statuses writes only `active`, which takes
 * precedence.
 */
export const STATUS = sql`(case
  when p.deleted_at is not null then p.status when p.active then 'active' when p.status = 'active' then 'hidden' else p.status
end)`

/** Whether shoppers may see a row `p` of products: a hidden product is shown as not for sale. */
export const KNOWN_TO_SHOPPERS = sql`(p.active or (p.status <> 'draft' and p.deleted_at is null))`
