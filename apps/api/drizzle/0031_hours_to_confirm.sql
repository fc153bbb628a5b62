ALTER TABLE "shops" ADD COLUMN "confirm_hours" integer DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "confirm_hours_positive" CHECK ("shops"."confirm_hours" > 0);