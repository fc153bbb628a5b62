CREATE TABLE "taxes" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "taxes_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "tax_percent_possible" CHECK ("taxes"."percent" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_percent" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_amount" bigint;--> statement-breakpoint
ALTER TABLE "taxes" ADD CONSTRAINT "taxes_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "taxes_by_name" ON "taxes" USING btree ("shop_id",lower("name"));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_tax_id_taxes_shop_id_id_fk" FOREIGN KEY ("shop_id","tax_id") REFERENCES "public"."taxes"("shop_id","id") ON DELETE set null ("tax_id") ON UPDATE no action;--> statement-breakpoint
-- Lines that exist have no tax: the check does not read them, so that no order waits for it.
ALTER TABLE "order_lines" ADD CONSTRAINT "tax_whole" CHECK (num_nulls("order_lines"."tax_name", "order_lines"."tax_percent", "order_lines"."tax_amount") in (0, 3)) NOT VALID;--> statement-breakpoint
select feria_protect_shops();
