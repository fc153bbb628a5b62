ALTER TABLE "shops" ADD COLUMN "max_units" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "max_open_orders" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "buyer_limits_positive" CHECK (least("shops"."max_units", "shops"."max_open_orders") > 0);
--> statement-breakpoint
-- Who asks to be forgotten is taken out of what the shop's people wrote beside their order, too.
GRANT UPDATE (why) ON order_events TO feria_worker;
