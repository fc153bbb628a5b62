const NOUNS =
  'Camisa Blusa Pantalón Falda Vestido Chaqueta Bufanda Pañoleta Cinturón Zapato Sandalia Bolso Mochila Cartera Collar Arete Anillo Pulsera Lámpara Florero Cojín Cobija Mantel Taza Plato Jarra Cuchillo Olla Sartén Silla Mesa Repisa Espejo Vela Jabón Crema Perfume Café Chocolate Miel Queso Galleta Cuaderno Lápiz Agenda Parlante Audífono Cargador Teclado Linterna'
const QUALITIES =
  'Rojo Azul Verde Negro Blanco Crudo Dorado Plateado Pequeño Grande Mediano Clásico Moderno Rústico Artesanal Plegable Portátil Infantil Liviano Reforzado Orgánico Natural Suave Brillante Mate Elástico Impermeable Térmico Antiguo Nuevo'
const MATERIALS =
  'algodón lino lana seda cuero madera cerámica vidrio acero cobre bambú yute barro mármol plástico papel caucho corcho mimbre fique'
const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi xo zu cha lle ño qui bra'

const list = (words) => `'{${words.split(' ').join(',')}}'::text[]`
const pick = (words, among = words.split(' ').length) => `(${list(words)})[1 + floor(random() * ${among})]`

/**
 * Fills a migrated database with shops and their catalogues, the same ones every time: names of two to five words (one of
 * them the shop's own), a tenth of them inactive, a fifth (or `varied`, a share) with three variants. `empty`: so many more shops have
 * everything but products. Returns the shops' ids.
 */
export async function fillCatalogues(db, { shops, products, varied = 0.2, empty = 0, report = () => {} }) {
  const client = await db.owner.connect()
  try {
    await client.query('select setseed(0.42)')
    const { rows } = await client.query(
      `with made as (
        insert into shops (name, subdomain, template_id, language, currency, country, payment_methods, shipping_rate, socials, tags)
        select 'Tienda ' || n, 'big-' || n, 5, 'es', 'COP', 'CO', '["cashOnDelivery", "payInStore"]', '{"kind": "free"}', '{}', '[]'
        from generate_series(1, $1::integer) n returning shop_id, subdomain
      ), found as (
        insert into hosts (kind, name, shop_id, verified) select 'subdomain', subdomain, shop_id, true from made
      ) select shop_id as id from made order by 1`,
      [shops + empty],
    )
    const ids = rows.map(({ id }) => id)
    await client.query(
      `insert into categories (shop_id, name, position)
      select shop_id, 'Categoría ' || n, n from unnest($1::integer[]) shop_id, generate_series(1, 12) n`,
      [ids],
    )
    await client.query(
      `insert into subcategories (shop_id, category_id, name)
      select shop_id, id, 'Parte ' || n from categories, generate_series(1, 3) n where shop_id = any($1)`,
      [ids],
    )
    for (const [at, id] of ids.slice(0, shops).entries()) {
      await client.query(PRODUCTS, [id, products, varied])
      if (at % 100 === 99) report(`${at + 1} of ${shops} shops`)
    }
    for (const part of REST) await client.query(part, [ids])
    await client.query('vacuum analyze')
    return ids
  } finally {
    client.release()
  }
}

/** A few rows of every other table of a shop. */
const REST = [
  `insert into shop_limits (shop_id, plan) select shop_id, 'big' from unnest($1::integer[]) shop_id`,
  `insert into branches (shop_id, address, latitude, longitude)
  select shop_id, 'Calle ' || n, 6.2, -75.5 from unnest($1::integer[]) shop_id, generate_series(1, 3) n`,
  `insert into policies (shop_id, shipping) select shop_id, '<p>A todo el país.</p>' from unnest($1::integer[]) shop_id`,
  `insert into template_settings (shop_id, template_id, settings) select shop_id, 5, '{}' from unnest($1::integer[]) shop_id`,
  `insert into coupons (shop_id, code, active, reduction)
    select shop_id, 'CODE' || n, true, '{"kind": "percentage", "percent": 10}'
    from unnest($1::integer[]) shop_id, generate_series(1, 5) n`,
  `insert into discounts (shop_id, name, active, trigger, min_quantity, reduction)
  select shop_id, 'Descuento ' || n, n = 1, 'quantity', 10 * n, '{"kind": "percentage", "percent": 10}'
  from unnest($1::integer[]) shop_id, generate_series(1, 3) n`,
  `with drawn as (
    select shop_id, nextval('order_numbers') as number, now() - n * interval '1 hour' as at, 'k' || n as key
    from unnest($1::integer[]) shop_id, generate_series(1, 20) n
  ), placed as (
    insert into orders (shop_id, order_number, access_key, status, shipment, units, currency, subtotal, discounts, discount,
      shipping, total, payment_method, channel, buyer_name, buyer_id_number, buyer_phone, delivery, placed_at, updated_at)
    select shop_id, number, '', 'pending', 'pending', 1, 'COP', 5000, '[]', 0, 0, 5000, 'cashOnDelivery', 'web', 'Ana',
      '1020304050', '300', '{"kind": "pickUp"}', at, at from drawn
  ), lines as (
    insert into order_lines (shop_id, order_number, position, product_id, name, variant, unit_price, quantity)
    select shop_id, number, 0, 1, 'Camisa', '{}', 5000, 1 from drawn
  ), events as (
    insert into order_events (shop_id, order_number, at, who, about, to_status)
    select shop_id, number, at, 'shopper', 'order', 'pending' from drawn
  ), proofs as (
    insert into payment_proofs (shop_id, order_number, type, file, times, received_at)
    select shop_id, number, 'application/pdf', '', 1, at from drawn where number % 5 = 0
  )
  insert into order_keys (shop_id, key, digest, order_number, created_at) select shop_id, key, '', number, at from drawn`,
  `insert into webhooks (shop_id, url, secret, events, buyers)
  select shop_id, 'https://erp.example.org', '', '["shop.closed"]', false from unnest($1::integer[]) shop_id`,
  `insert into payment_accounts (shop_id, provider, live, keys)
  select shop_id, 'wompi', false, '\\x00' from unnest($1::integer[]) shop_id`,
  `insert into payment_attempts (shop_id, order_number, attempt, reference, provider, method, live, amount, currency, state,
    started_at, updated_at)
  select shop_id, order_number, 1, shop_id || '-' || order_number || '-1', 'wompi', 'wompi', false, total, 'COP', 'paid',
    placed_at, placed_at
  from orders where shop_id = any($1)`,
  `insert into shop_counts (shop_id, what, about, day, times)
  select shop_id, what, n::text, current_date - n, 1
  from unnest($1::integer[]) shop_id, unnest('{visit,foundNothing,viewedProduct}'::text[]) what, generate_series(1, 20) n`,
  `insert into buyer_marks (shop_id, id_number, blocked_reason, blocked_by, blocked_at)
  select shop_id, n::text, 'Devolvió', 'Ana', now() from unnest($1::integer[]) shop_id, generate_series(1, 5) n`,
  `insert into taxes (shop_id, name, percent) select shop_id, 'IVA', 1900 from unnest($1::integer[]) shop_id`,
  `insert into shop_standings (shop_id, flags) select shop_id, '[]' from unnest($1::integer[]) shop_id`,
  `insert into tasks (shop_id, kind, state, who, input, total, created_at, finished_at)
  select shop_id, 'products.bulk', 'done', 'Ana', '{}', 1, now(), now()
  from unnest($1::integer[]) shop_id, generate_series(1, 5)`,
  `insert into money_changes (shop_id, what, asked_by, asked_at)
  select shop_id, what, 'Ana', now() from unnest($1::integer[]) shop_id, unnest('{deposit,wompi}'::text[]) what`,
  `insert into memberships (shop_id, person_id, role, since)
  select shop_id, n, 'owner', now() from unnest($1::integer[]) shop_id, generate_series(1, 3) n`,
  `insert into push_subscriptions (shop_id, person_id, endpoint, p256dh, auth, kinds, at_night, language, device, browser, since)
  select shop_id, n, 'https://push.example.org/' || n, '', '', '["order"]', false, 'es', 'Chrome, Android', '', now()
  from unnest($1::integer[]) shop_id, generate_series(1, 3) n`,
]

const NAMES = `
  ${pick(NOUNS)} || ' ' || own.word || case when random() < 0.8 then ' ' || ${pick(QUALITIES)} else '' end
  || case when random() < 0.6 then ' de ' || ${pick(MATERIALS)} else '' end
  || case when random() < 0.3 then ' ' || floor(random() * 100) else '' end`
const OWN_WORD = `(
  select array_agg(word) from (
    select ${pick(SYLLABLES)} || ${pick(SYLLABLES)} || ${pick(SYLLABLES)} as word from generate_series(1, 60)) words)`

const PRODUCTS = `
  with words as materialized (select ${OWN_WORD} as words),
  parts as materialized (
    select array_agg(c.id order by c.id) as categories, array_agg(s.ids order by c.id) as subcategories
    from categories c cross join lateral (
      select min(id) as ids from subcategories s where s.shop_id = c.shop_id and s.category_id = c.id) s
    where c.shop_id = $1
  ),
  drawn as materialized (
    select nextval('product_ids')::integer as id, n, floor(random() * 12)::integer + 1 as part, random() < $3::float8 as varied,
      random() < 0.97 as priced,
      (100 * (5 + floor(random() * 2000))::bigint) as price, ${NAMES} as name
    from generate_series(1, $2::integer) n, words,
      lateral (select words.words[1 + (n * 7919) % 60] as word) own
  ),
  written as (
    insert into products (shop_id, id, reference, content_hash, slug, name, summary, description, price, compare_at, options,
      variants, images, active, featured, free_shipping, condition, category_id, subcategory_id, sku, tag_values, position)
    select $1, d.id, 'r' || n, '', 'producto-' || d.id, d.name, d.name || ', hecho a mano y en pocas piezas.',
      repeat('<p>Una descripción como la de una tienda de verdad.</p>', 12),
      case when priced then d.price end, case when priced and random() < 0.15 then d.price + 50000 end,
      case when varied then '[{"name": "Talla", "values": ["S", "M", "L"]}]' else '[]' end::jsonb,
      case when varied then (
        select jsonb_agg(jsonb_build_object('id', (d.id * 3 + v)::text, 'values', jsonb_build_array(size), 'price', d.price,
          'compareAt', null,
          'sku', null, 'enabled', true) order by v)
        from unnest('{S,M,L}'::text[]) with ordinality sizes (size, v)) else '[]' end,
      jsonb_build_array(jsonb_build_object('src', '/media/' || d.id || '/a.jpg', 'alt', d.name),
        jsonb_build_object('src', '/media/' || d.id || '/b.jpg', 'alt', null)),
      random() < 0.9, random() < 0.1, random() < 0.3, 'new', categories[part], subcategories[part], 'SKU' || n,
      array[1 + floor(random() * 8)::integer, 9 + floor(random() * 8)::integer], floor(random() * 50)::integer
    from drawn d, parts returning id
  ),
  owned as (insert into product_owner (product_id, shop_id) select id, $1 from written),
  pictured as (
    insert into pictures (shop_id, src, facts)
    select $1, '/media/' || id || '/' || file || '.jpg', '{"width": 1200, "height": 1600, "ground": "#ffffff",
      "subject": [20, 10, 80, 95], "focus": [50, 50], "lightness": 70, "contrast": 20}'
    from written, unnest('{a,b}'::text[]) file
  )
  insert into stock (shop_id, product_id, variant_id, units, stated_units, sold)
  select $1, d.id, variant, 40, 40, floor(random() * random() * 500)::integer
  from drawn d, unnest(case when varied then array[d.id * 3 + 1, d.id * 3 + 2, d.id * 3 + 3] else '{0}' end) variant
  where exists (select from written)`
