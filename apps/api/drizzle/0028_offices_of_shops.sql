ALTER TABLE "shops" ADD COLUMN "closure" jsonb;
