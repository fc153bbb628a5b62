CREATE TABLE "shop_reports" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "shop_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"answer" text,
	CONSTRAINT "shop_reports_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_standings" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"quiet_until" timestamp with time zone,
	"flags" jsonb NOT NULL,
	"passed_at" timestamp with time zone,
	"passed_by" text,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	"pause_reason" text,
	"open_after_pause" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_accesses" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "support_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" integer,
	"may_change" boolean NOT NULL,
	"reason" text,
	"granted_by" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" text,
	CONSTRAINT "support_accesses_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "granted_by" text;--> statement-breakpoint
ALTER TABLE "shop_reports" ADD CONSTRAINT "shop_reports_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_standings" ADD CONSTRAINT "shop_standings_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_accesses" ADD CONSTRAINT "support_accesses_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_reports_by_time" ON "shop_reports" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "support_accesses_by_end" ON "support_accesses" USING btree ("shop_id","ends_at");--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- Who was let in, and what was reported, is not unwritten.
revoke delete on support_accesses, shop_reports from feria_app;
