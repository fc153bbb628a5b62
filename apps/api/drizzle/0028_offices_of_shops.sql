ALTER TABLE "discounts" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closure" jsonb;--> statement-breakpoint
-- Methods were shown in an order of our own until now, the providers' first: it becomes the order that the shop has.
update shops set payment_methods = (
	select coalesce(jsonb_agg(method order by array_position(
		array['wompi', 'mercadoPago', 'epayco', 'credibanco', 'flow', 'addi', 'nequi', 'daviplata', 'efecty',
			'cashOnDelivery', 'bankDeposit', 'toBeAgreed', 'payInStore'], method), place), '[]')
	from jsonb_array_elements_text(payment_methods) with ordinality as each (method, place));
