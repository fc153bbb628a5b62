CREATE TABLE "import_parts" (
	"shop_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"part" integer NOT NULL,
	"products" jsonb NOT NULL,
	CONSTRAINT "import_parts_shop_id_import_id_part_pk" PRIMARY KEY("shop_id","import_id","part")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"who" text NOT NULL,
	"file" "bytea",
	"match" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"task_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_imports_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_shop_id_import_id_product_imports_shop_id_id_fk" FOREIGN KEY ("shop_id","import_id") REFERENCES "public"."product_imports"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_not_started" ON "product_imports" USING btree ("shop_id","created_at") WHERE "product_imports"."task_id" is null;--> statement-breakpoint
select feria_protect_shops();
