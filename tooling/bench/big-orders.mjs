/**
 * Fills a shop that has products with orders of two lines, by 20,000 buyers over two years: most are done, the last hundred
 * are in every state that needs an action.
 */
export async function fillOrders(db, { shopId, orders }) {
  await db.owner.query(ORDERS, [shopId, orders])
  await db.owner.query('vacuum analyze')
}

const ORDERS = `
  with wares as materialized (
    select array_agg(id order by id) as ids, array_agg(name order by id) as names, array_agg(price order by id) as prices
    from (select id, name, coalesce(price, 500000) as price from products where shop_id = $1) p
  ), drawn as materialized (
    select nextval('order_numbers') as number, n, now() - n * interval '20 minutes' as at,
      case when n > 100 then (array['delivered','delivered','delivered','delivered','delivered','delivered','cancelled'])[1 + n % 7]
        else (array['unpaid','paid','dispatched'])[1 + n % 3] end as status,
      (array['cashOnDelivery','bankDeposit'])[1 + n % 2] as method,
      (array['Medellín','Cali','Bogotá, D.C.','Pasto','Neiva'])[1 + n % 5] as city
    from generate_series(1, $2::integer) n
  ), standing as materialized (
    select *, case status when 'delivered' then 'delivered' when 'cancelled' then 'cancelled'
      when 'dispatched' then 'inTransit' else (array['pending','inPacking'])[1 + n % 2] end as shipment
    from drawn
  ), placed as (
    insert into orders (shop_id, order_number, access_key, status, shipment, units, currency, subtotal, discounts, discount,
      shipping, total, payment_method, channel, buyer_name, buyer_id_number, buyer_phone, delivery, placed_at, updated_at)
    select $1, number, md5(number::text), status, shipment, 2, 'COP', 9000000, '[]', 0, 900000, 9900000, method, 'web',
      (array['Marcela','Andrés','Luz','Camilo','Paola','Julián'])[1 + n % 6] || ' ' || n % 20000, (10000000 + n % 20000)::text,
      '+57300' || lpad((n % 20000)::text, 7, '0'),
      jsonb_build_object('kind', 'address', 'address', jsonb_build_object('division', 'Colombia', 'city', city, 'cityId', null,
        'address', 'Calle ' || n % 90)), at, at
    from standing
  ), lines as (
    insert into order_lines (shop_id, order_number, position, product_id, name, variant, unit_price, quantity)
    select $1, number, place, ids[1 + (n * (place + 7)) % cardinality(ids)], names[1 + (n * (place + 7)) % cardinality(ids)], '["M"]',
      prices[1 + (n * (place + 7)) % cardinality(ids)], 1
    from standing, wares, generate_series(0, 1) place
  )
  insert into order_events (shop_id, order_number, at, who, about, from_status, to_status)
  select $1, number, at, 'shopper', 'order', null, 'unpaid' from standing
  union all
  select $1, number, at + interval '1 hour', 'Caro', 'order', 'unpaid', status from standing where status <> 'unpaid'`
