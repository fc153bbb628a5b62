ALTER TABLE "outbox" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "act" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_by_key" ON "subscribers" USING btree ("shop_id","confirm_key");