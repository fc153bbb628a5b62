CREATE TABLE "buyer_marks" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "buyer_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_number" text,
	"phone" text,
	"email" text,
	"note" text,
	"blocked_reason" text,
	"blocked_by" text,
	"blocked_at" timestamp with time zone,
	CONSTRAINT "buyer_marks_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
DROP INDEX "articles_by_slug";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "seo_title" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "seo_description" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_codes" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "other_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "pick_up" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closure" jsonb;--> statement-breakpoint
CREATE INDEX "articles_in_bin" ON "articles" USING btree ("shop_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_by_slug" ON "articles" USING btree ("shop_id","slug") WHERE deleted_at is null;--> statement-breakpoint
select feria_protect_shops();--> statement-breakpoint
-- Methods were shown in an order of our own until now, the providers' first: it becomes the order that the shop has.
update shops set payment_methods = (
	select coalesce(jsonb_agg(method order by array_position(
		array['wompi', 'mercadoPago', 'epayco', 'credibanco', 'flow', 'addi', 'nequi', 'daviplata', 'efecty',
			'cashOnDelivery', 'bankDeposit', 'toBeAgreed', 'payInStore'], method), place), '[]')
	from jsonb_array_elements_text(payment_methods) with ordinality as each (method, place));
