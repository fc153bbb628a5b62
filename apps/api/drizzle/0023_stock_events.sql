-- A mail about a change of where an order goes to makes room for the one about a later change, also while it is leaving.
alter policy waiting_step on outbox using (
  (order_step is not null and tries = 0 and sent_at is null and dead_at is null) or kind = 'order.changed');
--> statement-breakpoint
-- Tells webhooks that units of a product have run out, are back, or are as few as its low mark says: what has crossed such a line in one
-- statement, one event for each product. Whoever changes units changes them in the same statement for a product and its variants. Runs
-- as the worker, as `feria_move_stock` does. Where nobody listens, one row of a small table is looked for, and nothing else.
create function feria_tell_stock() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from public.webhooks w
    where w.shop_id in (select a.shop_id from after a) and w.state = 'on'
      and w.events ?| array['stock.low', 'stock.out', 'stock.back']) then
    return null;
  end if;

  with moved as (
    select a.shop_id, a.product_id, a.variant_id, a.units, p.reference, p.name, p.low_at, v.variant,
      case when v.variant is null then p.sku else v.variant ->> 'sku' end as sku,
      case when v.variant is null then p.barcode else v.variant ->> 'barcode' end as barcode,
      case when a.units = 0 then 'stock.out' when b.units = 0 then 'stock.back'
        when b.units > p.low_at and a.units <= p.low_at then 'stock.low' end as event
    from after a
    join before b using (shop_id, product_id, variant_id)
    join public.products p on p.shop_id = a.shop_id and p.id = a.product_id and p.deleted_at is null
    left join lateral (
      select each.variant from jsonb_array_elements(p.variants) each (variant)
      where each.variant ->> 'id' = a.variant_id::text) v on true
    where a.units <> b.units and (a.variant_id = 0 or (v.variant ->> 'enabled')::boolean)
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
