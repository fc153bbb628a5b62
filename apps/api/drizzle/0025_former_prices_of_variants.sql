-- The owner writes every shop's rows here, which the policies would hide from it.
alter table products no force row level security;
--> statement-breakpoint
-- Of a product with variants one former price was kept, the cheapest's: where several are the cheapest, nobody knows whose.
update products p set variants = (
  select jsonb_agg(v || jsonb_build_object('compareAt', case
    when (v ->> 'enabled')::boolean and (v ->> 'price')::bigint = p.price and p.compare_at > p.price and (
      select count(*) from jsonb_array_elements(p.variants) o
      where (o ->> 'enabled')::boolean and (o ->> 'price')::bigint = p.price) = 1
    then p.compare_at end) order by place)
  from jsonb_array_elements(p.variants) with ordinality each (v, place))
where p.variants <> '[]';
--> statement-breakpoint
update products set compare_at = null
where variants <> '[]' and not variants @? '$[*].compareAt ? (@ != null)';
--> statement-breakpoint
alter table products force row level security;
