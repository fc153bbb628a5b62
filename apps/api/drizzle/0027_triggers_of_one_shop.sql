-- Triggers ask and write for one shop after the other, and name it, and read the changed rows in statements of their own: a distributed
-- PostgreSQL finds a shop's rows by its number in the statement, and knows the changed rows to this process alone. What they write
-- says ON CONFLICT or RETURNING, without which that PostgreSQL copies rows, and COPY does not work under row-level security.
create or replace function feria_move_stock() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
  why text := nullif(current_setting('app.reason', true), '');
  number bigint;
  moved refcursor;
  shop integer;
  products integer[];
  variants integer[];
  changes integer[];
begin
  if tg_op = 'INSERT' then
    open moved for
      select a.shop_id, array_agg(a.product_id), array_agg(a.variant_id), array_agg(a.units)
      from after a where a.units <> 0 group by a.shop_id;
  elsif tg_op = 'DELETE' then
    open moved for
      select b.shop_id, array_agg(b.product_id), array_agg(b.variant_id), array_agg(-b.units)
      from before b where b.units <> 0 group by b.shop_id;
  else
    number := nullif(current_setting('app.order', true), '')::bigint;
    open moved for
      select m.shop_id, array_agg(m.product_id), array_agg(m.variant_id), array_agg(m.units)
      from (
        select u.shop_id, u.product_id, u.variant_id, sum(u.units)::integer as units
        from (
          select shop_id, product_id, variant_id, units from after
          union all
          select shop_id, product_id, variant_id, -units from before
        ) u
        group by u.shop_id, u.product_id, u.variant_id having sum(u.units) <> 0
      ) m
      group by m.shop_id;
  end if;
  loop
    fetch moved into shop, products, variants, changes;
    exit when not found;
    insert into public.stock_movements (shop_id, product_id, variant_id, units, order_number, reason, actor)
    select shop, u.product_id, u.variant_id, u.units, number, why, who
    from unnest(products, variants, changes) u (product_id, variant_id, units)
    on conflict do nothing;
  end loop;
  close moved;
  return null;
end
$$;
--> statement-breakpoint
create or replace function feria_tell_stock() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  shop integer;
  ids integer[];
  moves jsonb[];
  told record;
  delivery bigint;
  message uuid;
begin
  for shop in select distinct a.shop_id from after a loop
    continue when not exists (
      select 1 from public.webhooks w
      where w.shop_id = shop and w.state = 'on' and w.events ?| array['stock.low', 'stock.out', 'stock.back']);

    select array_agg(c.product_id), array_agg(c.moves) into ids, moves
    from (
      select m.product_id, jsonb_object_agg(m.variant_id, jsonb_build_array(m.before, m.units)) as moves
      from (
        select u.product_id, u.variant_id, max(u.before) as before, max(u.units) as units
        from (
          select product_id, variant_id, null::integer as before, units from after where shop_id = shop
          union all
          select product_id, variant_id, units, null from before where shop_id = shop
        ) u
        group by u.product_id, u.variant_id having max(u.before) <> max(u.units)
      ) m
      group by m.product_id
    ) c;
    continue when ids is null;

    for told in with moved as (
      select p.id as product_id, coalesce((v.variant ->> 'id')::integer, 0) as variant_id, n.units, p.reference, p.name, p.low_at,
        v.variant,
        case when v.variant is null then p.sku else v.variant ->> 'sku' end as sku,
        case when v.variant is null then p.barcode else v.variant ->> 'barcode' end as barcode,
        case when n.units = 0 then 'stock.out' when n.before = 0 then 'stock.back'
          when n.before > p.low_at and n.units <= p.low_at then 'stock.low' end as event
      from unnest(ids, moves) c (product_id, moves)
      join public.products p on p.shop_id = shop and p.id = c.product_id and p.deleted_at is null
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
    ), events as (
      select m.product_id, m.event, json_build_object(
        'type', m.event,
        'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', json_build_object(
          'productId', m.product_id, 'reference', min(m.reference), 'name', min(m.name), 'lowAt', min(m.low_at),
          'items', json_agg(json_build_object(
            'variantId', m.variant_id, 'values', coalesce(m.variant -> 'values', '[]'), 'sku', m.sku, 'barcode', m.barcode,
            'units', m.units) order by m.variant_id)))::text as body
      from moved m where m.event is not null group by m.product_id, m.event
    )
    select w.id as webhook_id, t.event, t.product_id, t.body
    from events t
    join public.webhooks w on w.shop_id = shop and w.state = 'on' and w.events @> to_jsonb(t.event)
    order by t.product_id, w.id
    loop
      insert into public.webhook_deliveries as d (shop_id, webhook_id, event, about, body, created_at)
      values (shop, told.webhook_id, told.event, told.product_id::text, told.body, now())
      returning d.id, d.token into delivery, message;
      insert into public.outbox (shop_id, kind, delivery_id, token, created_at)
      values (shop, 'webhook', delivery, message, now());
    end loop;
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create or replace function feria_count_products() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  counted record;
begin
  if tg_op = 'INSERT' then
    for counted in select a.shop_id as shop, count(*) as more from after a where a.deleted_at is null group by a.shop_id loop
      insert into public.shop_usage as u (shop_id, what, used) values (counted.shop, 'products', counted.more)
      on conflict (shop_id, what) do update set used = u.used + excluded.used;
    end loop;
  elsif tg_op = 'DELETE' then
    for counted in select b.shop_id as shop, count(*) as gone from before b where b.deleted_at is null group by b.shop_id loop
      update public.shop_usage u set used = u.used - counted.gone where u.shop_id = counted.shop and u.what = 'products';
    end loop;
  else
    update public.shop_usage u set used = u.used + case when new.deleted_at is null then 1 else -1 end
    where u.shop_id = new.shop_id and u.what = 'products';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create or replace function feria_count_pictures() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  counted record;
begin
  if tg_op = 'INSERT' then
    for counted in select a.shop_id as shop, sum(a.bytes) as more from after a where a.bytes is not null group by a.shop_id loop
      insert into public.shop_usage as u (shop_id, what, used) values (counted.shop, 'mediaBytes', counted.more)
      on conflict (shop_id, what) do update set used = u.used + excluded.used;
    end loop;
  elsif tg_op = 'DELETE' then
    for counted in select b.shop_id as shop, sum(b.bytes) as gone from before b where b.bytes is not null group by b.shop_id loop
      update public.shop_usage u set used = u.used - counted.gone where u.shop_id = counted.shop and u.what = 'mediaBytes';
    end loop;
  else
    insert into public.shop_usage as u (shop_id, what, used)
    values (new.shop_id, 'mediaBytes', coalesce(new.bytes, 0) - coalesce(old.bytes, 0))
    on conflict (shop_id, what) do update set used = u.used + excluded.used;
  end if;
  return null;
end
$$;
