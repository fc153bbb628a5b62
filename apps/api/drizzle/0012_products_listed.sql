DROP INDEX "products_by_position";--> statement-breakpoint
-- Everything that a page of the catalogue is filtered and ordered by (but names), so that choosing its products, counting
-- all and finding their lowest and highest price reads a dozen pages, not a shop's every row.
create index products_listed on products (shop_id, position desc, id)
  include (price, compare_at, has_options, featured, free_shipping, category_id, subcategory_id) where active;
