ALTER TABLE "orders" ADD COLUMN "buyer_document_type" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "invoices" boolean DEFAULT false NOT NULL;