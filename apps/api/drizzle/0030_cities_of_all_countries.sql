CREATE TABLE "city_lists" (
	"country" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_cities" (
	"shop_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"division" text NOT NULL,
	"name" text NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shop_cities_shop_id_city_id_pk" PRIMARY KEY("shop_id","city_id"),
	CONSTRAINT "own_city_negative" CHECK ("shop_cities"."city_id" < 0)
);
--> statement-breakpoint
-- Cities are known by country and official code; the lists are files (seeds/cities), which take over the rows there are.
ALTER TABLE "cities" DROP CONSTRAINT "cities_pkey";--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_code_pk" PRIMARY KEY("country","code");--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_cities" ADD CONSTRAINT "shop_cities_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_id_unique" UNIQUE("id");--> statement-breakpoint
select feria_protect('shop_cities'::regclass);
