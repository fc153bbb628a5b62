DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "order_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "contact" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "order_hook" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("shop_id","kind","order_number");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("shop_id","due_at") WHERE "outbox"."sent_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("shop_id","id") WHERE "outbox"."dead_at" is not null;