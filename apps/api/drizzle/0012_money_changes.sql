CREATE TABLE "money_changes" (
	"shop_id" integer NOT NULL,
	"what" text NOT NULL,
	"content" "bytea",
	"live" boolean,
	"asked_by" text NOT NULL,
	"asked_by_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "money_changes_shop_id_what_pk" PRIMARY KEY("shop_id","what")
);
--> statement-breakpoint
ALTER TABLE "money_changes" ADD CONSTRAINT "money_changes_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_changes_due" ON "money_changes" USING btree ("shop_id","due_at") WHERE "money_changes"."due_at" is not null;--> statement-breakpoint
select feria_protect_shops();
