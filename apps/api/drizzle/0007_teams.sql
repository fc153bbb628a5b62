CREATE TABLE "audit_log" (
	"shop_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"who" text NOT NULL,
	"person_id" integer,
	"action" text NOT NULL,
	"thing" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"refused" text,
	"network" text,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_log_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" text NOT NULL,
	"inviter_id" integer,
	"invited_by" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"shop_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "memberships_shop_id_person_id_pk" PRIMARY KEY("shop_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "person_shops" (
	"person_id" integer NOT NULL,
	"shop" integer NOT NULL,
	CONSTRAINT "person_shops_person_id_shop_pk" PRIMARY KEY("person_id","shop")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("shop_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_email" ON "invitations" USING btree ("shop_id","email");
--> statement-breakpoint
select feria_protect_shops();
--> statement-breakpoint
-- Which shops somebody works in, anybody may find who knows the person; it is written with the membership, of its own shop alone.
alter table person_shops enable row level security;
create policy anybody_reads on person_shops for select to feria_app using (true);
create policy own_shop on person_shops for insert to feria_app with check (shop = public.feria_shop());
create policy own_shop_ends on person_shops for delete to feria_app using (shop = public.feria_shop());
create policy every_shop on person_shops to feria_worker using (true) with check (true);
grant select, insert, delete on person_shops to feria_app, feria_worker;
-- What was done stays written down: nobody changes it, and only old entries are deleted.
revoke update, delete on audit_log from feria_app;
revoke update on audit_log from feria_worker;
