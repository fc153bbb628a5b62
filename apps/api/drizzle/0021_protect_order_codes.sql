select feria_protect('order_codes'::regclass);
