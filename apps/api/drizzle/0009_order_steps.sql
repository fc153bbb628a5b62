CREATE TABLE "order_notes" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"who" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_notes_shop_id_order_number_id_pk" PRIMARY KEY("shop_id","order_number","id")
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"until" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"last_event" bigint NOT NULL,
	"used_coupon" boolean NOT NULL,
	"returned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_steps_shop_id_order_number_id_pk" PRIMARY KEY("shop_id","order_number","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_step" bigint;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "undone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_of_step" ON "outbox" USING btree ("shop_id","order_step") WHERE "outbox"."order_step" is not null and "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_open" ON "orders" USING btree ("shop_id","placed_at" DESC NULLS LAST,"order_number") WHERE "orders"."status" <> 'cancelled' and not ("orders"."status" = 'delivered' and "orders"."shipment" in ('pending', 'delivered', 'cancelled'));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_coupon" ON "orders" USING btree ("shop_id","coupon","placed_at" DESC NULLS LAST) WHERE "orders"."coupon" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_city" ON "orders" USING btree ("shop_id",("delivery" #>> '{address,city}'),"placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_phone" ON "orders" USING btree ("shop_id","buyer_phone");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_id_number" ON "orders" USING btree ("shop_id","buyer_id_number");
--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- A step that is undone says nothing: what has not begun to leave is taken back. Its history stays, marked.
grant delete on outbox to feria_app;
create policy waiting_step on outbox as restrictive for delete to feria_app
  using (order_step is not null and tries = 0 and sent_at is null and dead_at is null);
grant update (undone) on order_events to feria_app;
