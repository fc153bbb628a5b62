CREATE TABLE "pictures" (
	"shop_id" integer NOT NULL,
	"src" text NOT NULL,
	"facts" jsonb,
	"subject" jsonb,
	"focus" jsonb,
	CONSTRAINT "pictures_shop_id_src_pk" PRIMARY KEY("shop_id","src")
);
--> statement-breakpoint
select feria_protect_shops();
