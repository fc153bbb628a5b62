CREATE TABLE "order_codes" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"salt" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "order_codes_shop_id_order_number_id_pk" PRIMARY KEY("shop_id","order_number","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lapsed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "chat_hold_minutes" integer DEFAULT 1440 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "chat_hold_positive" CHECK ("shops"."chat_hold_minutes" > 0);