-- feria_identity: people, their sessions and how they sign in; sees nothing of any shop. Roles belong to the whole server, so that
-- another database of ours may have made it already, or be making it now.
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'feria_identity') then
      create role feria_identity nologin nosuperuser nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then
    null;
  end;
  begin
    grant feria_identity to current_user;
  exception when insufficient_privilege then
    -- An administrator has made us a member already.
    if not pg_has_role(current_user, 'feria_identity', 'member') then raise; end if;
  end;
end
$$;
--> statement-breakpoint
CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."challenges" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"browser" "bytea" NOT NULL,
	"person_id" integer,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"browser" "bytea" NOT NULL,
	"digest" "bytea" NOT NULL,
	"link" "bytea",
	"digits" "bytea",
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_by_link" UNIQUE("link")
);
--> statement-breakpoint
CREATE TABLE "identity"."device_logins" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"user_code" "bytea" NOT NULL,
	"name" text NOT NULL,
	"network" text,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"let_in" boolean,
	"person_id" integer,
	CONSTRAINT "device_logins_by_user_code" UNIQUE("user_code")
);
--> statement-breakpoint
CREATE TABLE "identity"."email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"undo" "bytea",
	"undo_until" timestamp with time zone,
	CONSTRAINT "email_changes_by_undo" UNIQUE("undo")
);
--> statement-breakpoint
CREATE TABLE "identity"."mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text,
	"content" "bytea",
	"language" text NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "identity"."operators" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_by_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"handle" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	CONSTRAINT "people_by_email" UNIQUE("email"),
	CONSTRAINT "people_by_handle" UNIQUE("handle"),
	CONSTRAINT "people_email_lower" CHECK ("identity"."people"."email" = lower("identity"."people"."email"))
);
--> statement-breakpoint
CREATE TABLE "identity"."recovery_codes" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"digest" "bytea" NOT NULL,
	"browser" "bytea",
	"proof" text NOT NULL,
	"device" text NOT NULL,
	"network" text,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"fresh_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_by_digest" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "identity"."challenges" ADD CONSTRAINT "challenges_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."device_logins" ADD CONSTRAINT "device_logins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."operators" ADD CONSTRAINT "operators_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_by_end" ON "identity"."challenges" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "codes_of_browser" ON "identity"."codes" USING btree ("email","browser","purpose");--> statement-breakpoint
CREATE INDEX "codes_by_end" ON "identity"."codes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "device_logins_by_end" ON "identity"."device_logins" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "email_changes_of_person" ON "identity"."email_changes" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "email_changes_by_old_email" ON "identity"."email_changes" USING btree ("old_email");--> statement-breakpoint
CREATE INDEX "mails_due" ON "identity"."mails" USING btree ("due_at") WHERE "identity"."mails"."sent_at" is null and "identity"."mails"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "passkeys_of_person" ON "identity"."passkeys" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "recovery_codes_of_person" ON "identity"."recovery_codes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_of_person" ON "identity"."sessions" USING btree ("person_id","used_at");--> statement-breakpoint
CREATE INDEX "sessions_of_browser" ON "identity"."sessions" USING btree ("browser") WHERE "identity"."sessions"."ended_at" is null;
--> statement-breakpoint
-- Those who serve shops' requests see nothing of it.
grant usage on schema identity to feria_identity, feria_worker;
grant select, insert, update, delete on all tables in schema identity to feria_identity;
-- No request makes an operator, or forgets a person.
revoke insert, update, delete on identity.operators from feria_identity;
revoke delete on identity.people from feria_identity;
grant select, insert, delete on identity.operators to feria_worker;
