ALTER TABLE "shops" ADD COLUMN "cash_on_delivery" jsonb DEFAULT '{"cities":null,"ceiling":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "deposit_account" text;