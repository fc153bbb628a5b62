ALTER TABLE "shops" ADD COLUMN "max_units" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "max_open_orders" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "buyer_limits_positive" CHECK (least("shops"."max_units", "shops"."max_open_orders") > 0);
