CREATE TABLE "api_keys" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prefix" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "api_keys_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "key_owners" (
	"prefix" text PRIMARY KEY NOT NULL,
	"owner" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_keys" (
	"prefix" text PRIMARY KEY NOT NULL,
	"digest" "bytea" NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"shop_id" integer NOT NULL,
	"key" "bytea" NOT NULL,
	"request" "bytea" NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_shop_id_key_pk" PRIMARY KEY("shop_id","key")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"shop_id" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount" bigint NOT NULL,
	"how" text NOT NULL,
	"reason" text NOT NULL,
	"restocked" jsonb NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_shop_id_order_number_id_pk" PRIMARY KEY("shop_id","order_number","id"),
	CONSTRAINT "refund_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"event" text NOT NULL,
	"about" text,
	"once" text,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_deliveries_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"events" jsonb NOT NULL,
	"buyers" boolean NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivery_id" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_by_prefix" ON "api_keys" USING btree ("shop_id","prefix");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("shop_id","webhook_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("shop_id","webhook_id","once") WHERE "webhook_deliveries"."once" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_of_delivery" ON "outbox" USING btree ("shop_id","delivery_id","id") WHERE "outbox"."delivery_id" is not null;--> statement-breakpoint
ALTER TABLE "shops" DROP COLUMN "order_hook";
--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- Which shop a key is of, anybody may find who has its prefix; it is written with the key, of its own shop alone.
alter table key_owners enable row level security;
create policy anybody_reads on key_owners for select to feria_app using (true);
create policy own_keys on key_owners for insert to feria_app with check (owner = public.feria_shop());
create policy own_keys_end on key_owners for delete to feria_app using (owner = public.feria_shop());
create policy every_shop on key_owners to feria_worker using (true) with check (true);
grant select, insert, delete on key_owners to feria_app, feria_worker;
-- No request makes a key of the platform.
grant select, update (used_at) on platform_keys to feria_app;
grant select, insert, update, delete on platform_keys to feria_worker;
-- What was given back stays written down; why, a buyer may have forgotten.
revoke update, delete on refunds from feria_app, feria_worker;
grant update (reason) on refunds to feria_worker;
-- What was answered is not changed.
revoke update, delete on idempotency_keys from feria_app;
