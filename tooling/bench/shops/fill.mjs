import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const LIST = fileURLToPath(import.meta.resolve('@store/templates/list.json'))
/** Shops per statement: enough for bulk inserts, and few enough to report progress. */
const AT_ONCE = 10_000
const CATEGORIES = 3

/**
 * Fills a migrated database with small shops in all templates, thousands per statement. Existing shops are counted. Their
 * hosts are `{HOST_PREFIX}{n}`, n from 1.
 */
export async function fillShops(db, { shops, products, report = () => {} }) {
  const templates = JSON.parse(await readFile(LIST, 'utf8')).templates.map(({ id }) => id)
  const client = await db.owner.connect()
  try {
    const { rows } = await client.query('select count(*)::integer as made from shops where subdomain ^@ $1', [
      HOST_PREFIX,
    ])
    for (let from = rows[0].made + 1; from <= shops; from += AT_ONCE) {
      const to = Math.min(shops, from + AT_ONCE - 1)
      await client.query('begin')
      const made = await client.query(SHOPS, [from, to, templates, HOST_PREFIX])
      const ids = made.rows.map(({ id }) => id)
      await client.query(CATEGORY_ROWS, [ids, CATEGORIES])
      await client.query(PRODUCTS, [ids, products, CATEGORIES])
      await client.query('commit')
      report(`${to} of ${shops} shops`)
    }
    if (rows[0].made < shops) await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

export const HOST_PREFIX = 'many-'

const SHOPS = `with made as (
    insert into shops (name, subdomain, template_id, language, currency, country, payment_methods, shipping_rate, socials, tags)
    select 'Tienda ' || n, $4 || n, ($3::integer[])[1 + n % cardinality($3::integer[])], 'es', 'COP', 'CO',
      '["cashOnDelivery", "payInStore"]', '{"kind": "free"}', '{}', '[]'
    from generate_series($1::integer, $2::integer) n returning shop_id, subdomain
  ), found as (
    insert into hosts (kind, name, shop_id, verified) select 'subdomain', subdomain, shop_id, true from made
  ) select shop_id as id from made`

const CATEGORY_ROWS = `insert into categories (shop_id, name, position)
  select shop_id, 'Categoría ' || n, n from unnest($1::integer[]) shop_id, generate_series(1, $2::integer) n`

const PRODUCTS = `with parts as materialized (
    select shop_id, array_agg(id order by id) as ids from categories where shop_id = any($1) group by shop_id
  ), drawn as materialized (
    select shop_id, ids, n, nextval('product_ids')::integer as id, 100 * (5 + (shop_id * 31 + n * 97) % 2000)::bigint as price
    from parts, generate_series(1, $2::integer) n
  ), written as (
    insert into products (shop_id, id, reference, content_hash, slug, name, summary, description, price, options, variants, images,
      active, featured, free_shipping, condition, category_id, sku, tag_values, position)
    select shop_id, id, 'r' || n, '', 'producto-' || n || '-' || id, 'Camisa de lino ' || n, 'Hecha a mano y en pocas piezas.',
      '<p>Una descripción como la de una tienda de verdad.</p>', price, '[]', '[]',
      jsonb_build_array(jsonb_build_object('src', '/media/' || id || '/a.jpg', 'alt', null)),
      true, n = 1, false, 'new', ids[1 + n % $3::integer], 'SKU' || n, '{}', n
    from drawn returning id, shop_id
  ), owned as (
    insert into product_owner (product_id, shop_id) select id, shop_id from written
  )
  insert into stock (shop_id, product_id, variant_id, units, stated_units, sold)
  select shop_id, id, 0, 40, 40, n from drawn where exists (select from written)`
