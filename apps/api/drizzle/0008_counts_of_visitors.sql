CREATE TABLE "shop_counts" (
	"shop_id" integer NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "shop_counts_shop_id_what_about_day_pk" PRIMARY KEY("shop_id","what","about","day")
);
--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- Counts are kept instead of a row for each visitor's action. Days were those of UTC until now.
insert into shop_counts (shop_id, what, about, day, times)
select shop_id, 'visit', '', day, views from shop_views
union all
select shop_id, event, about, day, count(*)::integer from (
  select shop_id, event, (at at time zone 'UTC')::date as day, unnest(array[''] || case
    when event = 'choseCategory' and category_id is not null then array[category_id::text]
    when event in ('viewedProduct', 'addedToCart') and product_id is not null then array[product_id::text]
    else array[]::text[] end) as about
  from shop_events) e
group by 1, 2, 3, 4
union all
select shop_id, what, about, day, sum(times)::integer from (
  select c.shop_id, w.what, unnest(array['', c.product_id::text]) as about, (c.at at time zone 'UTC')::date as day, w.times
  from checkout_products c, lateral (values ('checkoutProduct', 1), ('checkoutUnits', c.units)) w (what, times)) p
group by 1, 2, 3, 4;
--> statement-breakpoint
DROP TABLE "checkout_products";
--> statement-breakpoint
DROP TABLE "shop_events";
--> statement-breakpoint
DROP TABLE "shop_views";
