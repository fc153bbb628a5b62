CREATE TABLE "shop_deletions" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"asked_by_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_deletions" ADD CONSTRAINT "shop_deletions_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- What has happened is not unwritten, except with the whole shop, which the deletion of shops names.
create policy gone_shop on order_events as restrictive for delete to feria_worker
  using (shop_id = nullif(current_setting('app.gone', true), '')::integer);
create policy gone_shop on stock_movements as restrictive for delete to feria_worker
  using (shop_id = nullif(current_setting('app.gone', true), '')::integer);
create policy gone_shop on payment_events as restrictive for delete to feria_worker
  using (shop_id = nullif(current_setting('app.gone', true), '')::integer);
create policy gone_shop on refunds as restrictive for delete to feria_worker
  using (shop_id = nullif(current_setting('app.gone', true), '')::integer);
grant delete on order_events, stock_movements, payment_events, refunds to feria_worker;
