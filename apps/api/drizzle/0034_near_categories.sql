-- A letter is forgiven in the names of categories, subcategories and tags, too: until now in names of products only.

-- Whether a word is in the name of a category or a tag with one wrong, missing, extra or exchanged letter, in singular or
-- plural («cebiche» is near «Ceviches»). What depends on the word alone is given, since it is the same for every name.
create function feria_near_label(label text, word text, swaps text[], stem text, stem_swaps text[]) returns boolean
  language sql immutable parallel safe cost 5000
  return (
    select feria_near(plain, word, swaps) or feria_near(feria_stems(plain), stem, stem_swaps)
    from (select feria_plain(label) as plain offset 0) as labelled
  );
--> statement-breakpoint
-- The categories, subcategories and values of tags of a shop that have this word in their name; if there are none, those
-- whose name has a word one letter off: so the products of «Tapas» do not follow those of «Tazas». To compare letter by letter
-- is dear, so the first three hundred of each kind are.
create function feria_labels(shop integer, word text, out categories integer[], out subcategories integer[], out tags integer[])
  language plpgsql stable as $$
declare
  question tsquery := public.feria_question(word, 'ABCD');
  swaps text[] := public.feria_swaps(word);
  stem text := public.feria_stems(word);
  stem_swaps text[] := public.feria_swaps(stem);
  near boolean;
  most integer;
  shop_tags jsonb;
begin
  select s.tags into shop_tags from public.shops s where s.shop_id = shop;
  foreach near in array array[false, true] loop
    exit when near and (length(word) < 5 or categories || subcategories || tags <> '{}');
    most := case when near then 300 end;
    categories := array(
      select c.id from (select id, name from public.categories where shop_id = shop order by position, id limit most) c
      where case when near then public.feria_near_label(c.name, word, swaps, stem, stem_swaps)
        else public.feria_lexemes(c.name) @@ question end);
    subcategories := array(
      select s.id from (select id, name from public.subcategories where shop_id = shop order by id limit most) s
      where case when near then public.feria_near_label(s.name, word, swaps, stem, stem_swaps)
        else public.feria_lexemes(s.name) @@ question end);
    tags := array(
      select t.id from (
        select (value ->> 'id')::integer as id, value ->> 'name' as name
        from jsonb_path_query(shop_tags, '$[*].values[*]') value limit most) t
      where case when near then public.feria_near_label(t.name, word, swaps, stem, stem_swaps)
        else public.feria_lexemes(t.name) @@ question end);
  end loop;
end
$$;
--> statement-breakpoint
revoke execute on function feria_labels(integer, text) from public;
grant execute on function feria_labels(integer, text) to feria_worker;
--> statement-breakpoint
-- Products of a shop in which a word is found, each once, with where (see `feria_search`): through the indexes, planned for
-- the word, which may mean one product or half of them.
create or replace function feria_hits(shop integer, word text) returns table (id integer, rank integer)
  language plpgsql stable set plan_cache_mode = force_custom_plan rows 100 as $$
#variable_conflict use_column
declare
  swaps text[] := public.feria_swaps(word);
  spellings text[] := public.feria_spellings(word);
  anywhere tsquery := public.feria_question(word, 'ABCD');
  in_name tsquery := public.feria_question(word, 'A');
  in_facts tsquery := public.feria_question(word, 'AB');
  named record;
begin
  named := public.feria_labels(shop, word);

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
    select p.id, 1 from public.products p
    where p.shop_id = shop and named.categories <> '{}' and p.category_id = any (named.categories)
    union all
    select p.id, 1 from public.subcategories s join public.products p
      on p.shop_id = shop and p.category_id = s.category_id and p.subcategory_id = s.id
    where s.shop_id = shop and s.id = any (named.subcategories)
    union all
    select p.id, 1 from public.products p where p.shop_id = shop and named.tags <> '{}' and p.tag_values && named.tags
  )
  select hits.id, min(hits.rank) from hits group by hits.id;
end
$$;
--> statement-breakpoint
-- Products of a shop in which every word is found, with where: 0 in the name, as a part of it, in singular or plural, or,
-- for words of five letters or more, with one wrong, missing, extra or exchanged letter; 1 in its category, tags (see
-- `feria_labels`), brand, number or options; 2 in its summary or description; of several words the one found least. Runs as
-- the worker, since under a policy none of the indexes is used (their operators are not leakproof), and answers for the
-- transaction's own shop only. The longest word goes through the indexes, and so does each further word while what was found
-- is many: to compare spellings one product at a time takes seconds. What is few is read; so are words of two letters, which
-- no index knows.
create or replace function feria_search(shop integer, words text[]) returns table (id integer, rank integer)
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
  named record;
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
    named := public.feria_labels(shop, word);
    select array_agg(f.id), array_agg(f.rank) into ids, ranks
    from (
      select k.id, greatest(k.rank, case
        when position(word in p.plain_name) > 0 or p.about @@ in_name then 0
        when length(word) >= 5 and public.feria_near(p.plain_name, word, swaps) then 0
        when p.category_id = any (named.categories) or p.subcategory_id = any (named.subcategories)
          or p.tag_values && named.tags or p.about @@ in_facts then 1
        when p.about @@ anywhere then 2
        else 3 end) as rank
      from unnest(ids, ranks) k (id, rank) join public.products p on p.shop_id = shop and p.id = k.id
    ) f where f.rank < 3;
  end loop;

  return query select k.id, k.rank from unnest(ids, ranks) k (id, rank);
end
$$;
