-- Unlogged: written with every attempt that is limited, and no loss when a crash forgets it.
CREATE UNLOGGED TABLE "limits" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limits_by_end" ON "limits" USING btree ("ends_at");
--> statement-breakpoint
-- Global: the shop is in the key's digest.
grant select, insert, update, delete on limits to feria_app, feria_worker;
