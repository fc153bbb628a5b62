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
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_of_attempt" FOREIGN KEY ("shop_id","order_number","attempt") REFERENCES "public"."payment_attempts"("shop_id","order_number","attempt") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_by_reference" ON "payment_attempts" USING btree ("shop_id","reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_provider_id" ON "payment_attempts" USING btree ("shop_id","provider","provider_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("shop_id","due_at") WHERE "payment_attempts"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("shop_id","order_number","attempt","transaction_id","state","problem");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("shop_id","held_until") WHERE "orders"."held_until" is not null and "orders"."released_at" is null;