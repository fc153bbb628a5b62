CREATE TABLE "appearance_drafts" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"template_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appearance_versions" (
	"shop_id" integer NOT NULL,
	"version" integer NOT NULL,
	"template_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	CONSTRAINT "appearance_versions_shop_id_version_pk" PRIMARY KEY("shop_id","version")
);
--> statement-breakpoint
ALTER TABLE "appearance_drafts" ADD CONSTRAINT "appearance_drafts_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_versions" ADD CONSTRAINT "appearance_versions_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select feria_protect_shops();
