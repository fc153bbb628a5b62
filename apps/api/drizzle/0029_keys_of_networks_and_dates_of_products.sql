ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "networks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
create function feria_date_product() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  -- When it is written, which may be long after its transaction began.
  new.updated_at := clock_timestamp();
  return new;
end
$$;
--> statement-breakpoint
create trigger product_changed before update on products for each row execute function feria_date_product();--> statement-breakpoint
select feria_protect_shops();
