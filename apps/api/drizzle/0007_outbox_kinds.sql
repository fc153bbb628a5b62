-- What waited as "an order was placed" becomes a mail to its buyer and one to its shop, each on its own.
set local role feria_worker;
--> statement-breakpoint
insert into outbox (shop_id, kind, order_number, created_at, sent_at)
select o.shop_id, 'order.merchant', o.order_number, o.created_at, o.sent_at
from outbox o join shops s using (shop_id) where o.kind = 'order.placed' and s.email is not null;
--> statement-breakpoint
delete from outbox using orders o
where o.shop_id = outbox.shop_id and o.order_number = outbox.order_number and kind = 'order.placed' and o.buyer_email is null;
--> statement-breakpoint
update outbox set kind = 'order.buyer' where kind = 'order.placed';
--> statement-breakpoint
reset role;
