CREATE TABLE "saved_views" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holder" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "call_key" "bytea";--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "call_key" "bytea";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "chat_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "refund_limit" bigint;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_by_name" ON "saved_views" USING btree ("shop_id","holder","list","name");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "refund_limit_not_negative" CHECK ("memberships"."refund_limit" >= 0);--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- A mail about a change of where an order goes to makes room for the one about a later change.
alter policy waiting_step on outbox using (
  (order_step is not null and tries = 0 and sent_at is null and dead_at is null)
  or (kind = 'order.changed' and (tries = 0 or sent_at is not null or dead_at is not null)));
