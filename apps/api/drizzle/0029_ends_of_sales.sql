CREATE TABLE "sale_ends" (
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_ends_shop_id_product_id_variant_id_pk" PRIMARY KEY("shop_id","product_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "sale_ends" ADD CONSTRAINT "sale_ends_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select feria_protect('sale_ends'::regclass);
