CREATE TABLE "drafts" (
	"shop_id" integer NOT NULL,
	"holder" text NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"body" jsonb NOT NULL,
	"base" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_shop_id_holder_kind_thing_pk" PRIMARY KEY("shop_id","holder","kind","thing")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_by_age" ON "drafts" USING btree ("shop_id","saved_at");--> statement-breakpoint
CREATE INDEX "products_in_bin" ON "products" USING btree ("shop_id","deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
select feria_protect_shops();
