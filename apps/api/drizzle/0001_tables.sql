CREATE SEQUENCE "public"."product_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."variant_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
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
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"supplier" text,
	"tag_values" integer[] DEFAULT '{}' NOT NULL,
	"max_quantity" integer,
	"message" jsonb,
	"position" integer NOT NULL,
	CONSTRAINT "products_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "price_not_negative" CHECK ("products"."price" >= 0 and "products"."compare_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sale_ends" (
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_ends_shop_id_product_id_variant_id_pk" PRIMARY KEY("shop_id","product_id","variant_id")
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
CREATE TABLE "articles" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"author" text,
	"summary" text,
	"body" text NOT NULL,
	"image" text,
	"active" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"shop_id" integer NOT NULL,
	"code" text NOT NULL,
	"active" boolean NOT NULL,
	"reduction" jsonb NOT NULL,
	"min_purchase" bigint,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_buyer" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_shop_id_code_pk" PRIMARY KEY("shop_id","code"),
	CONSTRAINT "uses_not_negative" CHECK ("coupons"."uses" >= 0),
	CONSTRAINT "limits_positive" CHECK ("coupons"."max_uses" > 0 and "coupons"."max_uses_per_buyer" > 0 and "coupons"."min_purchase" >= 0)
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_number" bigint,
	"contact" jsonb,
	"email" text,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "outbox_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"code" text NOT NULL,
	"buyer_id_number" text NOT NULL,
	CONSTRAINT "coupon_uses_shop_id_order_number_pk" PRIMARY KEY("shop_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "order_codes" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"salt" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "order_codes_shop_id_order_number_id_pk" PRIMARY KEY("shop_id","order_number","id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"about" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"why" text,
	CONSTRAINT "order_events_shop_id_order_number_id_pk" PRIMARY KEY("shop_id","order_number","id")
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"shop_id" integer NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"order_number" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_keys_shop_id_key_pk" PRIMARY KEY("shop_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"name" text NOT NULL,
	"variant" text[] NOT NULL,
	"image" text,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"message" text,
	CONSTRAINT "order_lines_shop_id_order_number_position_pk" PRIMARY KEY("shop_id","order_number","position"),
	CONSTRAINT "quantity_positive" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"access_key" text NOT NULL,
	"status" text NOT NULL,
	"shipment" text NOT NULL,
	"units" integer NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discounts" jsonb NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"total" bigint NOT NULL,
	"coupon" text,
	"payment_method" text NOT NULL,
	"channel" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_id_number" text NOT NULL,
	"buyer_document_type" text,
	"buyer_email" text,
	"buyer_phone" text NOT NULL,
	"buyer_message" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invoice" jsonb,
	"delivery" jsonb NOT NULL,
	"carrier" jsonb,
	"held_until" timestamp with time zone,
	"released_at" timestamp with time zone,
	"lapsed" boolean DEFAULT false NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_shop_id_order_number_pk" PRIMARY KEY("shop_id","order_number"),
	CONSTRAINT "totals_add_up" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping"),
	CONSTRAINT "amounts_not_negative" CHECK (least("orders"."subtotal", "orders"."discount", "orders"."shipping", "orders"."total") >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_proofs" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"type" text NOT NULL,
	"file" "bytea" NOT NULL,
	"times" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_proofs_shop_id_order_number_pk" PRIMARY KEY("shop_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"units" integer NOT NULL,
	"order_number" bigint,
	CONSTRAINT "stock_movements_shop_id_product_id_variant_id_id_pk" PRIMARY KEY("shop_id","product_id","variant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"shop_id" integer NOT NULL,
	"provider" text NOT NULL,
	"live" boolean NOT NULL,
	"keys" "bytea" NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_accounts_shop_id_provider_pk" PRIMARY KEY("shop_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"live" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"instrument" text,
	"receipt" text,
	"provider_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempts_shop_id_order_number_attempt_pk" PRIMARY KEY("shop_id","order_number","attempt")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_shop_id_order_number_attempt_id_pk" PRIMARY KEY("shop_id","order_number","attempt","id")
);
--> statement-breakpoint
CREATE TABLE "access_codes" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "access_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"unlock_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_codes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "affiliations" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "affiliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"logo" text,
	CONSTRAINT "affiliations_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_order_forms" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"facebook_pixel" text,
	"facebook_verification" text,
	"facebook_chat" text,
	"facebook" text,
	"analytics" text,
	"tag_manager" text,
	"merchant_verification" text,
	"marketplace_link" text,
	"chat_widget" text,
	"financing_slug" text
);
--> statement-breakpoint
CREATE TABLE "marketplace_access" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"token" text
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
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"division_id" integer NOT NULL,
	"division" text NOT NULL,
	"country" text NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "cities_country_code_pk" PRIMARY KEY("country","code"),
	CONSTRAINT "cities_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "city_lists" (
	"country" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
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
	"vouched" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
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
CREATE TABLE "shop_cities" (
	"shop_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"division" text NOT NULL,
	"name" text NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shop_cities_shop_id_city_id_pk" PRIMARY KEY("shop_id","city_id"),
	CONSTRAINT "own_city_negative" CHECK ("shop_cities"."city_id" < 0)
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
	"chat_hold_minutes" integer DEFAULT 1440 NOT NULL,
	"max_units" integer DEFAULT 20 NOT NULL,
	"max_open_orders" integer DEFAULT 10 NOT NULL,
	"description" text,
	"mission" text,
	"vision" text,
	"story" text,
	"logo" text,
	"min_purchase" bigint,
	"payment_methods" jsonb NOT NULL,
	"cash_on_delivery" jsonb DEFAULT '{"cities":null,"ceiling":null}'::jsonb NOT NULL,
	"invoices" boolean DEFAULT false NOT NULL,
	"deposit_account" text,
	"shipping_rate" jsonb NOT NULL,
	"socials" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"order_hook" jsonb,
	"mail_notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "min_purchase_not_negative" CHECK ("shops"."min_purchase" >= 0),
	CONSTRAINT "chat_hold_positive" CHECK ("shops"."chat_hold_minutes" > 0),
	CONSTRAINT "buyer_limits_positive" CHECK (least("shops"."max_units", "shops"."max_open_orders") > 0)
);
--> statement-breakpoint
CREATE TABLE "template_settings" (
	"shop_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "template_settings_shop_id_template_id_pk" PRIMARY KEY("shop_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "checkout_products" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "checkout_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"product_id" integer NOT NULL,
	"units" integer NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "checkout_products_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"act" text DEFAULT 'asked' NOT NULL,
	"version" text,
	"at" timestamp with time zone NOT NULL,
	"address" text,
	CONSTRAINT "consents_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_events" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"product_id" integer,
	"category_id" integer,
	"device" text NOT NULL,
	CONSTRAINT "shop_events_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"shop_id" integer NOT NULL,
	"email" text NOT NULL,
	"confirm_key" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "subscribers_shop_id_email_pk" PRIMARY KEY("shop_id","email")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_subcategory_id_subcategories_shop_id_id_fk" FOREIGN KEY ("shop_id","subcategory_id") REFERENCES "public"."subcategories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_ends" ADD CONSTRAINT "sale_ends_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_of_coupon" FOREIGN KEY ("shop_id","code") REFERENCES "public"."coupons"("shop_id","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_of_attempt" FOREIGN KEY ("shop_id","order_number","attempt") REFERENCES "public"."payment_attempts"("shop_id","order_number","attempt") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_order_forms" ADD CONSTRAINT "chat_order_forms_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_access" ADD CONSTRAINT "marketplace_access_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_cities" ADD CONSTRAINT "shop_cities_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_settings" ADD CONSTRAINT "template_settings_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_by_name" ON "categories" USING btree ("shop_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_reference" ON "products" USING btree ("shop_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "subcategories_by_name" ON "subcategories" USING btree ("shop_id","category_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_by_slug" ON "articles" USING btree ("shop_id","slug");--> statement-breakpoint
CREATE INDEX "articles_by_time" ON "articles" USING btree ("shop_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "limits_by_end" ON "limits" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("shop_id","kind","order_number");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("shop_id","due_at") WHERE "outbox"."sent_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("shop_id","id") WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_buyer" ON "coupon_uses" USING btree ("shop_id","code","buyer_id_number");--> statement-breakpoint
CREATE INDEX "order_keys_by_time" ON "order_keys" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("shop_id","placed_at" DESC NULLS LAST,"order_number");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("shop_id","held_until") WHERE "orders"."held_until" is not null and "orders"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_by_reference" ON "payment_attempts" USING btree ("shop_id","reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_provider_id" ON "payment_attempts" USING btree ("shop_id","provider","provider_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("shop_id","due_at") WHERE "payment_attempts"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("shop_id","order_number","attempt","transaction_id","state","problem");--> statement-breakpoint
CREATE UNIQUE INDEX "access_codes_by_hash" ON "access_codes" USING btree ("shop_id","hash");--> statement-breakpoint
CREATE INDEX "hosts_by_shop" ON "hosts" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "checkout_products_by_time" ON "checkout_products" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "consents_by_email" ON "consents" USING btree ("shop_id","email");--> statement-breakpoint
CREATE INDEX "shop_events_by_time" ON "shop_events" USING btree ("shop_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_by_key" ON "subscribers" USING btree ("shop_id","confirm_key");