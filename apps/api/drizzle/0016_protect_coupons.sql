select feria_protect(part) from unnest(array['coupons', 'coupon_uses']::regclass[]) part;
