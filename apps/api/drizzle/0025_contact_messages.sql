CREATE TABLE "contact_messages" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"text" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"assigned_to" integer,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"changed_by" text,
	"changed_at" timestamp with time zone,
	CONSTRAINT "contact_messages_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "contact_messages" USING btree ("shop_id","state","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_age" ON "contact_messages" USING btree ("shop_id","at");--> statement-breakpoint
select feria_protect_shops();
