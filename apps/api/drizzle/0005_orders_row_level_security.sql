select feria_protect(part) from unnest(array[
  'orders', 'order_lines', 'order_events', 'order_keys', 'stock_movements', 'outbox'
]::regclass[]) part;
--> statement-breakpoint
-- What was sold, and what happened to it, is not unwritten.
revoke delete on orders, order_lines from feria_app;
revoke update on order_lines from feria_app;
revoke update, delete on order_events, stock_movements from feria_app, feria_worker;
revoke update, delete on outbox from feria_app;
grant usage on sequence order_numbers to feria_app, feria_worker;
--> statement-breakpoint
-- Stock that was there before its movements were written down.
set local role feria_worker;
insert into stock_movements (shop_id, product_id, variant_id, units)
select shop_id, product_id, variant_id, units from stock where units <> 0;
reset role;
--> statement-breakpoint
-- Every change of stock leaves a movement, with the number of the order that made it if there is one. Runs as the worker,
-- because a deleted product takes its stock along in the owner's name, whom row-level security lets see nothing.
create function feria_move_stock() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into stock_movements (shop_id, product_id, variant_id, units)
    select shop_id, product_id, variant_id, units from after where units <> 0;
  elsif tg_op = 'DELETE' then
    insert into stock_movements (shop_id, product_id, variant_id, units)
    select shop_id, product_id, variant_id, -units from before where units <> 0;
  else
    insert into stock_movements (shop_id, product_id, variant_id, units, order_number)
    select shop_id, product_id, variant_id, a.units - b.units, nullif(current_setting('app.order', true), '')::bigint
    from after a join before b using (shop_id, product_id, variant_id)
    where a.units <> b.units;
  end if;
  return null;
end
$$;
--> statement-breakpoint
revoke execute on function feria_move_stock() from public;
grant create on schema public to feria_worker;
alter function feria_move_stock() owner to feria_worker;
revoke create on schema public from feria_worker;
--> statement-breakpoint
create trigger stock_added after insert on stock referencing new table as after
  for each statement execute function feria_move_stock();
create trigger stock_changed after update on stock referencing old table as before new table as after
  for each statement execute function feria_move_stock();
create trigger stock_removed after delete on stock referencing old table as before
  for each statement execute function feria_move_stock();
