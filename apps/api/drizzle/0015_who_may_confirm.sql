ALTER TABLE "order_steps" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "role_since" timestamp with time zone;