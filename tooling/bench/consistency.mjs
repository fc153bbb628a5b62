import { ONLINE_PAYMENT_METHODS } from '@store/core'

/**
 * Orders without one of their parts, or whose parts do not add up. Orders that are paid online have no notification before
 * the payment.
 */
const HALF_ORDERS = `
  select shop_id, order_number from orders o
  where subtotal is distinct from (select sum(unit_price * quantity) from order_lines l where (l.shop_id, l.order_number) = (o.shop_id, o.order_number))
    or units is distinct from (select sum(quantity) from order_lines l where (l.shop_id, l.order_number) = (o.shop_id, o.order_number))
    or units is distinct from (select -sum(units) from stock_movements m where (m.shop_id, m.order_number) = (o.shop_id, o.order_number))
    or 1 <> (select count(*) from order_events e where (e.shop_id, e.order_number) = (o.shop_id, o.order_number) and from_status is null)
    or 1 <> (select count(*) from order_keys k where (k.shop_id, k.order_number) = (o.shop_id, o.order_number))
    or payment_method <> all ('{${ONLINE_PAYMENT_METHODS}}') and not exists (select from outbox b where (b.shop_id, b.order_number) = (o.shop_id, o.order_number))`

/** Parts whose order does not exist. */
const ORPHANS = `
  select shop_id, order_number from (
    select shop_id, order_number from stock_movements where order_number is not null
    union select shop_id, order_number from outbox where order_number is not null
    union select shop_id, order_number from order_keys) parts
  where not exists (select from orders o where (o.shop_id, o.order_number) = (parts.shop_id, parts.order_number))`

/** Rows of stock that differ from the sum of their movements. */
const DRIFT = `
  select * from stock full join (
    select shop_id, product_id, variant_id, sum(units)::integer as moved from stock_movements group by 1, 2, 3
  ) movements using (shop_id, product_id, variant_id)
  where coalesce(units, 0) <> coalesce(moved, 0)`

const SOLD = `
  select shop_id, product_id, s.variant_id, s.sold from stock s
  where sold <> (
    select coalesce(sum(quantity), 0) from order_lines l
    where (l.shop_id, l.product_id, coalesce(l.variant_id, 0)) = (s.shop_id, s.product_id, s.variant_id))`

/** Checks invariants of a shop that must hold whatever was killed. */
export async function findings(db, shopId) {
  const rows = []
  for (const [what, question] of [
    ['half orders', HALF_ORDERS],
    ['parts without their order', ORPHANS],
    ['stock rows that have drifted', DRIFT],
    ['units sold that no line shows', SOLD],
  ]) {
    const found = await db.owner.query(`select count(*) as found from (${question}) bad where shop_id = $1`, [shopId])
    rows.push(check(what, 0, found.rows[0].found))
  }
  return rows
}

/** A row of a report. */
export const check = (what, expected, found) => ({ what, expected, found, ok: expected === found ? 'ok' : 'BROKEN' })

/** The result of a row that could not be checked. */
export const NOT_CHECKED = 'not checked'

/** The units left of a product, and the number of orders with it. */
export async function left(db, { id }) {
  const { rows } = await db.owner.query(
    `select (select sum(units) from stock where product_id = $1) as units,
      (select count(distinct order_number) from order_lines where product_id = $1) as orders`,
    [id],
  )
  return rows[0]
}

/** Prints the rows, and sets the exit code if any is not ok. */
export function report(rows) {
  console.table(rows)
  const broken = rows.filter(({ ok }) => ok !== 'ok').length
  console.log(broken === 0 ? 'Everything held.' : `${broken} BROKEN`)
  if (broken > 0) process.exitCode = 1
}
