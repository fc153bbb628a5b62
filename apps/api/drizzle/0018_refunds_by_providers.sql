CREATE TABLE "refund_requests" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"restock" jsonb NOT NULL,
	"who" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refund_requests_shop_id_order_number_id_pk" PRIMARY KEY("shop_id","order_number","id")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider_refund" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_of_attempt" FOREIGN KEY ("shop_id","order_number","attempt") REFERENCES "public"."payment_attempts"("shop_id","order_number","attempt") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one" ON "refund_requests" USING btree ("shop_id","order_number") WHERE "refund_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "refund_requests_due" ON "refund_requests" USING btree ("shop_id","due_at") WHERE "refund_requests"."ended_at" is null;--> statement-breakpoint
select feria_protect_shops();
