-- A mail about a change of where an order goes to makes room for the one about a later change, also while it is leaving.
alter policy waiting_step on outbox using (
  (order_step is not null and tries = 0 and sent_at is null and dead_at is null) or kind = 'order.changed');
