-- A mail about a change of where an order goes to makes room for the one about a later change, also while it is leaving.
alter policy waiting_step on outbox using (
  (order_step is not null and tries = 0 and sent_at is null and dead_at is null) or kind = 'order.changed');
--> statement-breakpoint
-- Tells webhooks that units of a product have run out, are back, or are as few as its low mark says: what has crossed such a line in one
-- statement, one event for each product. Whoever changes units changes them in the same statement for a product and its variants. Runs
-- as the worker, as `feria_move_stock` does. Where nobody listens, one row of a small table is looked for, and nothing else.
-- Rows of before and after meet by grouping, and variants by a key: a join of the two is planned once, as for one row, and then
-- compares each of the thousands of variants that one statement may change with each.
create function feria_tell_stock() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from public.webhooks w
    where w.shop_id in (select a.shop_id from after a) and w.state = 'on'
      and w.events ?| array['stock.low', 'stock.out', 'stock.back']) then
    return null;
  end if;

  with changed as (
    select m.shop_id, m.product_id, jsonb_object_agg(m.variant_id, jsonb_build_array(m.before, m.units)) as moves
    from (
      select u.shop_id, u.product_id, u.variant_id, max(u.before) as before, max(u.units) as units
      from (
        select shop_id, product_id, variant_id, null::integer as before, units from after
        union all
        select shop_id, product_id, variant_id, units, null from before
      ) u
      group by u.shop_id, u.product_id, u.variant_id having max(u.before) <> max(u.units)
    ) m
    group by m.shop_id, m.product_id
  ), moved as (
    select p.shop_id, p.id as product_id, coalesce((v.variant ->> 'id')::integer, 0) as variant_id, n.units, p.reference, p.name, p.low_at,
      v.variant,
      case when v.variant is null then p.sku else v.variant ->> 'sku' end as sku,
      case when v.variant is null then p.barcode else v.variant ->> 'barcode' end as barcode,
      case when n.units = 0 then 'stock.out' when n.before = 0 then 'stock.back'
        when n.before > p.low_at and n.units <= p.low_at then 'stock.low' end as event
    from changed c
    join public.products p on p.shop_id = c.shop_id and p.id = c.product_id and p.deleted_at is null
    cross join lateral (
      select null::jsonb as variant
      union all
      select each.variant from jsonb_array_elements(p.variants) each (variant) where (each.variant ->> 'enabled')::boolean
    ) v
    cross join lateral (
      select (c.moves -> coalesce(v.variant ->> 'id', '0') ->> 0)::integer as before,
        (c.moves -> coalesce(v.variant ->> 'id', '0') ->> 1)::integer as units
    ) n
    where n.units is not null
  ), told as (
    select m.shop_id, m.product_id, m.event, json_build_object(
      'type', m.event,
      'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', json_build_object(
        'productId', m.product_id, 'reference', min(m.reference), 'name', min(m.name), 'lowAt', min(m.low_at),
        'items', json_agg(json_build_object(
          'variantId', m.variant_id, 'values', coalesce(m.variant -> 'values', '[]'), 'sku', m.sku, 'barcode', m.barcode,
          'units', m.units) order by m.variant_id)))::text as body
    from moved m where m.event is not null group by m.shop_id, m.product_id, m.event
  ), added as (
    insert into public.webhook_deliveries (shop_id, webhook_id, event, about, body, created_at)
    select t.shop_id, w.id, t.event, t.product_id::text, t.body, now()
    from told t
    join public.webhooks w on w.shop_id = t.shop_id and w.state = 'on' and w.events @> to_jsonb(t.event)
    order by t.product_id, w.id
    returning shop_id, id, token
  )
  insert into public.outbox (shop_id, kind, delivery_id, token, created_at)
  select d.shop_id, 'webhook', d.id, d.token, now() from added d order by d.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger stock_crossed after update on stock referencing old table as before new table as after
  for each statement execute function feria_tell_stock();
revoke execute on function feria_tell_stock() from public;
grant create on schema public to feria_worker;
alter function feria_tell_stock() owner to feria_worker;
revoke create on schema public from feria_worker;
--> statement-breakpoint
-- Likewise.
create or replace function feria_move_stock() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
  why text := nullif(current_setting('app.reason', true), '');
begin
  if tg_op = 'INSERT' then
    insert into public.stock_movements (shop_id, product_id, variant_id, units, reason, actor)
    select shop_id, product_id, variant_id, units, why, who from after where units <> 0;
  elsif tg_op = 'DELETE' then
    insert into public.stock_movements (shop_id, product_id, variant_id, units, reason, actor)
    select shop_id, product_id, variant_id, -units, why, who from before where units <> 0;
  else
    insert into public.stock_movements (shop_id, product_id, variant_id, units, order_number, reason, actor)
    select shop_id, product_id, variant_id, sum(u.units), nullif(current_setting('app.order', true), '')::bigint, why, who
    from (
      select shop_id, product_id, variant_id, units from after
      union all
      select shop_id, product_id, variant_id, -units from before
    ) u
    group by shop_id, product_id, variant_id having sum(u.units) <> 0;
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- The first products of each category, for the home page.
create index products_in_category on products (shop_id, category_id, position desc, id) where active;
