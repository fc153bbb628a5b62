CREATE SEQUENCE "public"."product_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."variant_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."shop_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "categories" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"image" text,
	CONSTRAINT "categories_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_owner" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"shop_id" integer NOT NULL,
	"id" integer NOT NULL,
	"reference" text NOT NULL,
	"content_hash" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"plain_name" text GENERATED ALWAYS AS (feria_plain(name)) STORED NOT NULL,
	"summary" text,
	"description" text,
	"price" bigint,
	"compare_at" bigint,
	"options" jsonb NOT NULL,
	"has_options" boolean GENERATED ALWAYS AS (options <> '[]') STORED NOT NULL,
	"variants" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"free_shipping" boolean NOT NULL,
	"condition" text NOT NULL,
	"category_id" integer,
	"subcategory_id" integer,
	"sku" text,
	"brand" text,
	"warranty" text,
	"dimensions" jsonb,
	"supplier" text,
	"tag_values" integer[] DEFAULT '{}' NOT NULL,
	"max_quantity" integer,
	"message" jsonb,
	"position" integer NOT NULL,
	CONSTRAINT "products_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "price_not_negative" CHECK ("products"."price" >= 0 and "products"."compare_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer DEFAULT 0 NOT NULL,
	"units" integer NOT NULL,
	"stated_units" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_shop_id_product_id_variant_id_pk" PRIMARY KEY("shop_id","product_id","variant_id"),
	CONSTRAINT "units_not_negative" CHECK ("stock"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "subcategories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"image" text,
	CONSTRAINT "subcategories_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hours" text,
	"phone" text,
	"photo" text,
	CONSTRAINT "branches_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"division_id" integer NOT NULL,
	"division" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text,
	"active" boolean NOT NULL,
	"trigger" text NOT NULL,
	"min_quantity" integer,
	"ranges" jsonb,
	"reduction" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"shop_id" integer NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hosts_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"shipping" text,
	"payments" text,
	"privacy" text,
	"warranty" text,
	"returns" text,
	"exchange" text
);
--> statement-breakpoint
CREATE TABLE "shop_views" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "shop_views_shop_id_day_pk" PRIMARY KEY("shop_id","day")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"shop_id" integer PRIMARY KEY DEFAULT nextval('shop_ids') NOT NULL,
	"name" text NOT NULL,
	"subdomain" text NOT NULL,
	"domain" text,
	"template_id" integer NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"gate" jsonb,
	"version" bigint DEFAULT 1 NOT NULL,
	"city_id" integer,
	"city" text,
	"phone" text,
	"email" text,
	"chat_number" text,
	"description" text,
	"mission" text,
	"vision" text,
	"story" text,
	"logo" text,
	"min_purchase" bigint,
	"payment_methods" jsonb NOT NULL,
	"shipping_rate" jsonb NOT NULL,
	"socials" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "min_purchase_not_negative" CHECK ("shops"."min_purchase" >= 0)
);
--> statement-breakpoint
CREATE TABLE "template_settings" (
	"shop_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "template_settings_shop_id_template_id_pk" PRIMARY KEY("shop_id","template_id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_owner" ADD CONSTRAINT "product_owner_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_subcategory_id_subcategories_shop_id_id_fk" FOREIGN KEY ("shop_id","subcategory_id") REFERENCES "public"."subcategories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_settings" ADD CONSTRAINT "template_settings_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_by_name" ON "categories" USING btree ("shop_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_reference" ON "products" USING btree ("shop_id","reference");--> statement-breakpoint
CREATE INDEX "products_by_position" ON "products" USING btree ("shop_id","position" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "subcategories_by_name" ON "subcategories" USING btree ("shop_id","category_id","name");--> statement-breakpoint
CREATE INDEX "hosts_by_shop" ON "hosts" USING btree ("shop_id");