CREATE TABLE "shop_limits" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"plan" text,
	"products" integer,
	"media_bytes" bigint,
	"people" integer,
	"mails_a_day" integer,
	"orders_a_day" integer,
	"wish" text,
	"wished_at" timestamp with time zone,
	"wished_by" text,
	CONSTRAINT "wish_is_whole" CHECK (("shop_limits"."wish" is null) = ("shop_limits"."wished_at" is null) and ("shop_limits"."wish" is null) = ("shop_limits"."wished_by" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_usage" (
	"shop_id" integer NOT NULL,
	"what" text NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "shop_usage_shop_id_what_pk" PRIMARY KEY("shop_id","what")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "shop_limits" ADD CONSTRAINT "shop_limits_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_limits_wished" ON "shop_limits" USING btree ("shop_id") WHERE "shop_limits"."wish" is not null;
--> statement-breakpoint
-- What shops have already. Pictures are counted as their sizes become known, by the job that measures them. The owner of the tables
-- is held to their policies too, and has none.
alter table products no force row level security;
--> statement-breakpoint
insert into shop_usage (shop_id, what, used)
select shop_id, 'products', count(*) from products where deleted_at is null group by shop_id;
--> statement-breakpoint
alter table products force row level security;
--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- Only the database itself counts.
revoke insert, update, delete on shop_usage from feria_app;
--> statement-breakpoint
-- A product in the bin does not count. Runs as the worker, as `feria_move_stock` does.
create function feria_count_products() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.shop_usage as u (shop_id, what, used)
    select a.shop_id, 'products', count(*) from after a where a.deleted_at is null group by a.shop_id
    on conflict (shop_id, what) do update set used = u.used + excluded.used;
  elsif tg_op = 'DELETE' then
    update public.shop_usage u set used = u.used - g.gone
    from (select b.shop_id, count(*) as gone from before b where b.deleted_at is null group by b.shop_id) g
    where u.shop_id = g.shop_id and u.what = 'products';
  else
    update public.shop_usage u set used = u.used + case when new.deleted_at is null then 1 else -1 end
    where u.shop_id = new.shop_id and u.what = 'products';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create function feria_count_pictures() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.shop_usage as u (shop_id, what, used)
    select a.shop_id, 'mediaBytes', sum(a.bytes) from after a where a.bytes is not null group by a.shop_id
    on conflict (shop_id, what) do update set used = u.used + excluded.used;
  elsif tg_op = 'DELETE' then
    update public.shop_usage u set used = u.used - g.gone
    from (select b.shop_id, sum(b.bytes) as gone from before b where b.bytes is not null group by b.shop_id) g
    where u.shop_id = g.shop_id and u.what = 'mediaBytes';
  else
    insert into public.shop_usage as u (shop_id, what, used)
    values (new.shop_id, 'mediaBytes', coalesce(new.bytes, 0) - coalesce(old.bytes, 0))
    on conflict (shop_id, what) do update set used = u.used + excluded.used;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger products_counted_in after insert on products referencing new table as after
  for each statement execute function feria_count_products();
create trigger products_counted_out after delete on products referencing old table as before
  for each statement execute function feria_count_products();
create trigger products_counted_bin after update of deleted_at on products
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function feria_count_products();
create trigger pictures_counted_in after insert on pictures referencing new table as after
  for each statement execute function feria_count_pictures();
create trigger pictures_counted_out after delete on pictures referencing old table as before
  for each statement execute function feria_count_pictures();
create trigger pictures_counted_size after update of bytes on pictures
  for each row when (old.bytes is distinct from new.bytes) execute function feria_count_pictures();
revoke execute on function feria_count_products(), feria_count_pictures() from public;
grant create on schema public to feria_worker;
alter function feria_count_products() owner to feria_worker;
alter function feria_count_pictures() owner to feria_worker;
revoke create on schema public from feria_worker;
