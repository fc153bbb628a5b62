CREATE TABLE "coupon_uses" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"code" text NOT NULL,
	"buyer_id_number" text NOT NULL,
	CONSTRAINT "coupon_uses_shop_id_order_number_pk" PRIMARY KEY("shop_id","order_number")
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
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_of_coupon" FOREIGN KEY ("shop_id","code") REFERENCES "public"."coupons"("shop_id","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_buyer" ON "coupon_uses" USING btree ("shop_id","code","buyer_id_number");