CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
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
	"buyer_email" text,
	"buyer_phone" text NOT NULL,
	"buyer_message" text,
	"delivery" jsonb NOT NULL,
	"carrier" jsonb,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_shop_id_order_number_pk" PRIMARY KEY("shop_id","order_number"),
	CONSTRAINT "totals_add_up" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping"),
	CONSTRAINT "amounts_not_negative" CHECK (least("orders"."subtotal", "orders"."discount", "orders"."shipping", "orders"."total") >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_number" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_shop_id_id_pk" PRIMARY KEY("shop_id","id")
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
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_keys_by_time" ON "order_keys" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("shop_id","placed_at" DESC NULLS LAST,"order_number");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("shop_id","id") WHERE "outbox"."sent_at" is null;