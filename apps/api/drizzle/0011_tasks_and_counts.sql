CREATE TABLE "stock_counts" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "stock_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'open' NOT NULL,
	"who" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "stock_counts_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_parts" (
	"shop_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"part" integer GENERATED ALWAYS AS IDENTITY (sequence name "task_parts_part_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"changes" jsonb NOT NULL,
	CONSTRAINT "task_parts_shop_id_task_id_part_pk" PRIMARY KEY("shop_id","task_id","part")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"who" text NOT NULL,
	"input" jsonb NOT NULL,
	"cursor" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"result" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"undo_until" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"holder" text,
	CONSTRAINT "tasks_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_parts" ADD CONSTRAINT "task_parts_shop_id_task_id_tasks_shop_id_id_fk" FOREIGN KEY ("shop_id","task_id") REFERENCES "public"."tasks"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_under_way" ON "tasks" USING btree ("shop_id","due_at") WHERE "tasks"."state" in ('waiting', 'running', 'undoing');
--> statement-breakpoint
-- Every change of stock leaves a movement, with the number of the order that made it if there is one; else with who made it by
-- hand, and why.
create or replace function feria_move_stock() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
  why text := nullif(current_setting('app.reason', true), '');
begin
  if tg_op = 'INSERT' then
    insert into public.stock_movements (shop_id, product_id, variant_id, units, reason, actor)
    select shop_id, product_id, variant_id, units, why, who from after where units <> 0;
  elsif tg_op = 'DELETE' then
    insert into public.stock_movements (shop_id, product_id, variant_id, units, reason, actor)
    select shop_id, product_id, variant_id, -units, why, who from before where units <> 0;
  else
    insert into public.stock_movements (shop_id, product_id, variant_id, units, order_number, reason, actor)
    select shop_id, product_id, variant_id, a.units - b.units, nullif(current_setting('app.order', true), '')::bigint, why, who
    from after a join before b using (shop_id, product_id, variant_id)
    where a.units <> b.units;
  end if;
  return null;
end
$$;
--> statement-breakpoint
select feria_protect_shops();
