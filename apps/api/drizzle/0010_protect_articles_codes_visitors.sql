select feria_protect(part) from unnest(array[
  'articles', 'access_codes', 'integrations', 'affiliations', 'chat_order_forms', 'marketplace_access',
  'shop_events', 'checkout_products', 'subscribers', 'consents'
]::regclass[]) part;
--> statement-breakpoint
-- What visitors did and agreed to is not unwritten; an address may be taken off the list, its proof stays.
revoke update, delete on shop_events, checkout_products, consents from feria_app;
