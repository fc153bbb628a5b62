-- What search reads of a product, and the indexes that only SQL can say.
alter table products add column about tsvector not null
  generated always as (feria_about(name, brand, sku, options, summary, description)) stored;
--> statement-breakpoint
create index products_by_word on products using gin (shop_id, plain_name gin_trgm_ops);
--> statement-breakpoint
create index products_by_spelling on products using gin (shop_id, feria_spellings(plain_name));
--> statement-breakpoint
-- Everything that a page of the catalogue is filtered and ordered by (but names), so that choosing its products, counting
-- all and finding their lowest and highest price reads a dozen pages, not a shop's every row.
create index products_listed on products (shop_id, position desc, id)
  include (price, compare_at, has_options, featured, free_shipping, category_id, subcategory_id) where active;
--> statement-breakpoint
create index products_by_about on products using gin (shop_id, about);
--> statement-breakpoint
create index products_by_category on products (shop_id, category_id, subcategory_id);
--> statement-breakpoint
create index products_by_tag on products using gin (shop_id, tag_values);
--> statement-breakpoint
-- Products of a shop in which a word is found, each once, with where (see `feria_search`): through the indexes, planned for
-- the word, which may mean one product or half of them.
create function feria_hits(shop integer, word text) returns table (id integer, rank integer)
  language plpgsql stable set plan_cache_mode = force_custom_plan rows 100 as $$
#variable_conflict use_column
declare
  swaps text[] := public.feria_swaps(word);
  spellings text[] := public.feria_spellings(word);
  anywhere tsquery := public.feria_question(word, 'ABCD');
  in_name tsquery := public.feria_question(word, 'A');
  in_facts tsquery := public.feria_question(word, 'AB');
  within integer[];
  tagged integer[];
begin
  within := array(
    select c.id from public.categories c where c.shop_id = shop and public.feria_lexemes(c.name) @@ anywhere);
  tagged := array(
    select (value ->> 'id')::integer from public.shops s, jsonb_path_query(s.tags, '$[*].values[*]') value
    where s.shop_id = shop and public.feria_lexemes(value ->> 'name') @@ anywhere);

  return query
  with hits as (
    select p.id, 0 as rank from public.products p
    where p.shop_id = shop and length(word) >= 3 and p.plain_name like '%' || word || '%'
    union all
    select p.id, 0 from public.products p
    where p.shop_id = shop and length(word) >= 5 and public.feria_spellings(p.plain_name) && spellings
      and p.plain_name not like '%' || word || '%' and public.feria_near(p.plain_name, word, swaps)
    union all
    select p.id, 0 from public.products p
    where p.shop_id = shop and length(word) < 3 and position(word in p.plain_name) > 0
    union all
    select p.id, case when p.about @@ in_name then 0 when p.about @@ in_facts then 1 else 2 end from public.products p
    where p.shop_id = shop and p.about @@ anywhere
    union all
    select p.id, 1 from public.products p where p.shop_id = shop and within <> '{}' and p.category_id = any (within)
    union all
    select p.id, 1 from public.subcategories s join public.products p
      on p.shop_id = shop and p.category_id = s.category_id and p.subcategory_id = s.id
    where s.shop_id = shop and public.feria_lexemes(s.name) @@ anywhere
    union all
    select p.id, 1 from public.products p where p.shop_id = shop and tagged <> '{}' and p.tag_values && tagged
  )
  select hits.id, min(hits.rank) from hits group by hits.id;
end
$$;
--> statement-breakpoint
-- Products of a shop in which every word is found, with where: 0 in the name, as a part of it, in singular or plural, or,
-- for words of five letters or more, with one wrong, missing, extra or exchanged letter; 1 in its category, tags, brand,
-- number or options; 2 in its summary or description; of several words the one found least. Runs as the worker, since
-- under a policy none of the indexes is used (their operators are not leakproof), and answers for the transaction's own
-- shop only. The longest word goes through the indexes, and so does each further word while what was found is many: to
-- compare spellings one product at a time takes seconds. What is few is read; so are words of two letters, which no index
-- knows.
create function feria_search(shop integer, words text[]) returns table (id integer, rank integer)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan rows 100 as $$
#variable_conflict use_column
declare
  few constant integer := 200;
  word text;
  ids integer[];
  ranks integer[];
  swaps text[];
  anywhere tsquery;
  in_name tsquery;
  in_facts tsquery;
  within integer[];
  parts integer[];
  tagged integer[];
begin
  if words[1] is null or shop is distinct from public.feria_shop() then return; end if;

  select array_agg(h.id), array_agg(h.rank) into ids, ranks from public.feria_hits(shop, words[1]) h;

  foreach word in array words[2:] loop
    exit when ids is null;
    if cardinality(ids) > few and length(word) >= 3 then
      select array_agg(h.id), array_agg(greatest(h.rank, k.rank)) into ids, ranks
      from public.feria_hits(shop, word) h join unnest(ids, ranks) k (id, rank) on k.id = h.id;
      continue;
    end if;
    swaps := public.feria_swaps(word);
    anywhere := public.feria_question(word, 'ABCD');
    in_name := public.feria_question(word, 'A');
    in_facts := public.feria_question(word, 'AB');
    within := array(select c.id from public.categories c where c.shop_id = shop and public.feria_lexemes(c.name) @@ anywhere);
    parts := array(select s.id from public.subcategories s where s.shop_id = shop and public.feria_lexemes(s.name) @@ anywhere);
    tagged := array(
      select (value ->> 'id')::integer from public.shops s, jsonb_path_query(s.tags, '$[*].values[*]') value
      where s.shop_id = shop and public.feria_lexemes(value ->> 'name') @@ anywhere);
    select array_agg(f.id), array_agg(f.rank) into ids, ranks
    from (
      select k.id, greatest(k.rank, case
        when position(word in p.plain_name) > 0 or p.about @@ in_name then 0
        when length(word) >= 5 and public.feria_near(p.plain_name, word, swaps) then 0
        when p.category_id = any (within) or p.subcategory_id = any (parts)
          or p.tag_values && tagged or p.about @@ in_facts then 1
        when p.about @@ anywhere then 2
        else 3 end) as rank
      from unnest(ids, ranks) k (id, rank) join public.products p on p.shop_id = shop and p.id = k.id
    ) f where f.rank < 3;
  end loop;

  return query select k.id, k.rank from unnest(ids, ranks) k (id, rank);
end
$$;
--> statement-breakpoint
-- Every change of stock leaves a movement, with the number of the order that made it if there is one. Runs as the worker,
-- because a deleted product takes its stock along in the owner's name, whom row-level security lets see nothing.
create function feria_move_stock() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.stock_movements (shop_id, product_id, variant_id, units)
    select shop_id, product_id, variant_id, units from after where units <> 0;
  elsif tg_op = 'DELETE' then
    insert into public.stock_movements (shop_id, product_id, variant_id, units)
    select shop_id, product_id, variant_id, -units from before where units <> 0;
  else
    insert into public.stock_movements (shop_id, product_id, variant_id, units, order_number)
    select shop_id, product_id, variant_id, a.units - b.units, nullif(current_setting('app.order', true), '')::bigint
    from after a join before b using (shop_id, product_id, variant_id)
    where a.units <> b.units;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger stock_added after insert on stock referencing new table as after
  for each statement execute function feria_move_stock();
create trigger stock_changed after update on stock referencing old table as before new table as after
  for each statement execute function feria_move_stock();
create trigger stock_removed after delete on stock referencing old table as before
  for each statement execute function feria_move_stock();
--> statement-breakpoint
revoke execute on function feria_hits(integer, text), feria_search(integer, text[]), feria_move_stock() from public;
grant execute on function feria_search(integer, text[]) to feria_app;
grant create on schema public to feria_worker;
alter function feria_hits(integer, text) owner to feria_worker;
alter function feria_search(integer, text[]) owner to feria_worker;
alter function feria_move_stock() owner to feria_worker;
revoke create on schema public from feria_worker;
--> statement-breakpoint
-- Puts every table with a shop in it, but those named, under row-level security, where it is not: requests see their own
-- shop, the worker sees every shop, others nothing. The last statement of a migration that adds tables of shops. No
-- subquery in a policy, and no name without its schema: a distributed PostgreSQL takes neither.
create function feria_protect_shops() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  part regclass;
begin
  for part in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
      and c.relname <> all (array['hosts', 'product_owner'])
    order by c.relname
  loop
    execute format('alter table %s enable row level security', part);
    execute format('alter table %s force row level security', part);
    execute format('create policy own_shop on %s to feria_app using (shop_id = public.feria_shop()) with check (shop_id = public.feria_shop())', part);
    execute format('create policy every_shop on %s to feria_worker using (true) with check (true)', part);
    execute format('grant select, insert, update, delete on %s to feria_app, feria_worker', part);
  end loop;
end
$$;
--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- Requests never open or close shops.
revoke insert, delete on shops from feria_app;
-- What was sold, and what happened to it, is not unwritten; but who asks to be forgotten is taken out of what the shop's
-- people wrote beside their order, too.
revoke delete on orders, order_lines from feria_app;
revoke update on order_lines from feria_app;
revoke update, delete on order_events, stock_movements from feria_app, feria_worker;
grant update (why) on order_events to feria_worker;
revoke update, delete on outbox from feria_app;
-- What visitors did and agreed to is not unwritten; an address may be taken off the list, its proof stays.
revoke update, delete on shop_events, checkout_products, consents from feria_app;
-- What was said of a payment is not unsaid.
revoke delete on payment_attempts from feria_app;
revoke update, delete on payment_events from feria_app, feria_worker;
grant usage on sequence shop_ids to feria_worker;
grant usage on sequence product_ids, variant_ids, order_numbers to feria_app, feria_worker;
--> statement-breakpoint
-- The tables that belong to no shop: requests read them, and see nothing of jobs. Whose a product is, is written by
-- whoever adds it, of its own shop alone.
grant select on hosts, product_owner, cities to feria_app;
grant select, insert, update, delete on hosts, product_owner, cities, jobs to feria_worker;
grant select, insert, update, delete on limits to feria_app, feria_worker;
-- Counts that a crash may lose.
alter table limits set unlogged;
alter table product_owner enable row level security;
create policy anybody_reads on product_owner for select to feria_app using (true);
create policy own_products on product_owner for insert to feria_app with check (shop_id = public.feria_shop());
create policy every_shop on product_owner to feria_worker using (true) with check (true);
grant insert on product_owner to feria_app;
-- `/readyz` asks as requests do.
grant select on migrations to feria_app;
