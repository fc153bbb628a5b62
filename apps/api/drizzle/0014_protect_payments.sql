select feria_protect(part) from unnest(array[
  'payment_accounts', 'payment_attempts', 'payment_events'
]::regclass[]) part;
--> statement-breakpoint
-- What was said of a payment is not unsaid.
revoke delete on payment_attempts from feria_app;
revoke update, delete on payment_events from feria_app, feria_worker;
