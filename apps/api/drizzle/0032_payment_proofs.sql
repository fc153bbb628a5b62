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
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_of_order" FOREIGN KEY ("shop_id","order_number") REFERENCES "public"."orders"("shop_id","order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select feria_protect('payment_proofs'::regclass);
