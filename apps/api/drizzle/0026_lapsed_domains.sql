ALTER TABLE "hosts" ADD COLUMN "lapsed_at" timestamp with time zone;
