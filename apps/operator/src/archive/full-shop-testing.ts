import { correctPicture, keepPicture, type MediaStorage } from '@store/api/media'
import { sealSecretsOf } from '@store/api/payments'
import {
  addAccessCode,
  addCoupon,
  addDomain,
  addShopCity,
  addWebhook,
  changeShop,
  confirmSubscription,
  createShop,
  endSubscription,
  findUnconfirmedKey,
  insertSubscriber,
  productSlugs,
  removeShopCities,
  saveArticle,
  saveProducts,
  setAffiliations,
  setBranches,
  setChatOrderForm,
  setDiscounts,
  setIntegrations,
  setMark,
  setMarketplaceAccess,
  setPolicies,
  setShop,
  setTemplateSettings,
  writeTaxes,
} from '@store/api/queries'
import type { TestDatabase } from '@store/api/testing'
import { POLICY_KINDS, type ProductDraft, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'

export async function openShop(db: TestDatabase, subdomain: string): Promise<ShopId> {
  const opened = await createShop(db, {
    subdomain,
    name: subdomain,
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
  })
  if (opened.kind === 'taken') throw new Error(`${subdomain} is taken`)
  return opened.shop.id
}

const NOW = { at: new Date('2026-02-03T04:05:06.789Z'), address: '198.51.100.7' }
const SECRETS = sealSecretsOf('sixteen characters or more', '')

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const svg = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`,
  )

const plain: Omit<ProductDraft, 'images'> = {
  reference: '',
  name: '',
  summary: null,
  description: null,
  price: 50_000_00,
  compareAt: null,
  options: [],
  variants: [],
  units: 40,
  active: true,
  featured: false,
  freeShipping: false,
  condition: 'new',
  category: null,
  subcategory: null,
  sku: null,
  brand: null,
  warranty: null,
  dimensions: null,
  supplier: null,
  maxQuantity: null,
  position: 0,
}

/** A shop in which every field is filled. */
export async function fillShop(db: TestDatabase, media: MediaStorage, many: number): Promise<ShopId> {
  const id = await openShop(db, 'ana')
  const picture = async (bytes: Buffer) => {
    const saved = await keepPicture({ db, media }, id, bytes, 'a picture')
    if (saved.kind === 'refused') throw new Error(saved.reason)
    return saved.src
  }
  const [dot, red, blue] = [await picture(PNG), await picture(svg('red')), await picture(svg('blue'))]
  await changeShop(db, id, (tx) => correctPicture(tx, id, dot, { subject: [10, 20, 80, 90], focus: [50, 30] }))
  await setShop(db, id, {
    name: 'Ana',
    city: 'Medellín',
    cityId: 5001,
    phone: '+57 300',
    email: 'ana@ejemplo.co',
    chatNumber: '573001234567',
    chatHoldMinutes: 90,
    confirmHours: 48,
    maxUnits: 12,
    maxOpenOrders: 4,
    description: 'Lana',
    about: { mission: 'M', vision: 'V', story: 'S' },
    minPurchase: 10_000_00,
    logo: red,
    paymentMethods: ['cashOnDelivery', 'bankDeposit', 'wompi'],
    cashOnDelivery: { cities: [5001], ceiling: 90_000_000_00 },
    invoices: true,
    depositAccount: 'Bancolombia 123',
    mailNotes: { sent: 'Va con Laura' },
    chatTexts: { hello: 'Hola, {name}: somos {shop}.' },
    shippingRate: {
      kind: 'byCity',
      cities: [
        { cityId: 5001, price: 5_000_00 },
        { cityId: -1, price: 7_000_00 },
      ],
      elsewhere: 9_000_00,
    },
    socials: { instagram: 'https://instagram.com/ana' },
    tags: [{ id: 'uso', name: 'Uso', position: 1, values: [{ id: 7, name: 'Casa' }] }],
    closure: { reason: 'De viaje', opensOn: '2099-01-12' },
    accessGate: { enabled: false, title: 'Pronto', description: 'Ya casi', image: blue, colors: { fondo: '#fff' } },
  })
  await changeShop(db, id, (tx) =>
    writeTaxes(tx, id, [
      { name: 'IVA', percent: 1_900 },
      { name: 'Exento', percent: 0 },
    ]),
  )
  await saveProducts(db, id, [
    {
      ...plain,
      reference: 'ruana',
      name: 'Ruana',
      summary: 'De lana',
      lowAt: 3,
      tax: 'IVA',
      seoTitle: 'Ruanas de lana virgen',
      seoDescription: 'Tejidas a mano en Boyacá.',
      description: `<p>Tela: lana</p><p>Hola <img src="${dot}" alt="" /></p>`,
      options: [{ name: 'Talla', values: ['S', 'M'] }],
      variants: [
        {
          values: ['S'],
          price: 120_000_00,
          compareAt: 140_000_00,
          saleEnds: '2999-01-01T05:00:00.000Z',
          units: 9,
          sku: 'R-S',
          barcode: '7702004003508',
          enabled: true,
        },
        { values: ['M'], price: 130_000_00, compareAt: null, units: 8, sku: null, enabled: false },
      ],
      category: 'Ropa',
      subcategory: 'Abrigo',
      position: 3,
      sku: 'R',
      brand: 'Ana',
      warranty: '1 año',
      dimensions: { length: 1.5, width: 2, height: null, weight: '300 g' },
      compareAt: 150_000_00,
      saleEnds: '2999-06-01T05:00:00.000Z',
      supplier: 'Telar',
      maxQuantity: 4,
      featured: true,
      freeShipping: true,
      images: [
        { src: dot, alt: 'De frente' },
        { src: 'https://example.org/ruana.jpg', alt: null },
      ],
    },
    {
      ...plain,
      reference: 'gorro',
      name: 'Gorro',
      category: 'Casa',
      condition: 'used',
      barcode: 'GORRO-1',
      images: [{ src: dot, alt: null }],
    },
    { ...plain, reference: 'off', name: 'Apagado', active: false, status: 'draft' as const, price: null, images: [] },
    ...Array.from({ length: many }, (_, index) => ({
      ...plain,
      reference: `m${index}`,
      name: `Cosa ${index}`,
      images: [],
    })),
  ])
  await changeShop(db, id, async (tx) => {
    const ruana = (await productSlugs(tx, id)).slugOf.get('ruana')
    for (const name of ['San Antonio de Prado', 'Doradal']) await addShopCity(tx, id, { division: 'Antioquia', name })
    await removeShopCities(tx, id, [-2])
    await tx.execute(sql`update categories set position = 5, image = ${red} where shop_id = ${id} and name = 'Ropa'`)
    await tx.execute(sql`update subcategories set image = ${blue} where shop_id = ${id}`)
    await tx.execute(sql`insert into categories (shop_id, name) values (${id}, 'Vacía')`)
    await tx.execute(
      sql`update products set tag_values = '{7}', message = '{"label": "Nombre", "required": true}' where shop_id = ${id} and reference = 'gorro'`,
    )
    await setPolicies(tx, id, {
      ...Object.fromEntries(POLICY_KINDS.map((kind) => [kind, `<p>Sobre ${kind}</p>`])),
      returns: '<h2>Cambios</h2><p>30 días</p>',
    })
    await setBranches(tx, id, [
      {
        name: 'Centro',
        address: 'Calle 1',
        latitude: 6.2,
        longitude: -75.5,
        hours: '9-5',
        phone: '604',
        photo: blue,
        pickUp: false,
        otherDays: [{ day: '2026-12-24', spans: [{ from: '09:00', to: '13:00' }] }],
      },
      {
        name: 'Norte',
        address: 'Calle 100',
        latitude: 6.3,
        longitude: -75.5,
        hours: null,
        phone: null,
        photo: null,
        pickUp: true,
        otherDays: [],
      },
    ])
    for (const [code, until] of [
      ['LANA10', null],
      ['CERRADO', '2026-03-02T05:00:00.000Z'],
    ] as const)
      await addCoupon(tx, id, {
        code,
        active: code === 'LANA10',
        reduction: { kind: 'percentage', percent: 10 },
        minPurchase: 100,
        from: '2026-01-02T05:00:00.000Z',
        until,
        maxUses: 9,
        maxUsesPerBuyer: 2,
      })
    await setDiscounts(tx, id, [
      {
        name: 'Tres',
        active: true,
        trigger: 'quantity',
        minQuantity: 3,
        from: '2026-01-01T05:00:00.000Z',
        until: '2999-01-01T05:00:00.000Z',
        reduction: { kind: 'percentage', percent: 10 },
      },
      {
        name: null,
        active: false,
        trigger: 'subtotal',
        reduction: { kind: 'fixed', amount: 100 },
        ranges: [{ from: 1, to: null, reduction: { kind: 'fixed', amount: 5 } }],
      },
    ])
    const piece = {
      author: 'Ana',
      summary: 'Corto',
      active: true,
      publishedAt: '2026-01-02T03:04:05.678Z',
      publishAt: null,
    }
    await saveArticle(tx, id, {
      ...piece,
      slug: 'lana',
      seoTitle: 'Lana de Boyacá',
      seoDescription: 'Cómo se lava la lana.',
      title: 'Lana',
      body: `<p>Sí <img src="${blue}" /> <a href="/productos/${ruana}">la ruana</a></p>`,
      image: red,
    })
    await saveArticle(tx, id, {
      ...piece,
      slug: 'lino',
      title: 'Lino',
      body: 'No',
      image: null,
      active: false,
      publishAt: '2099-01-02T03:04:05.678Z',
    })
    await setIntegrations(tx, id, {
      facebookPixel: '123',
      facebookVerification: '124',
      facebookChat: '125',
      facebook: 'ana',
      analytics: 'G-1',
      tagManager: 'GTM-1',
      merchantVerification: '126',
      marketplaceLink: 'https://example.org/ana',
      chatWidget: '127',
      financingSlug: 'ana',
    })
    await setAffiliations(tx, id, [
      { name: 'Centro', logo: dot },
      { name: 'Gremio', logo: dot },
    ])
    await setChatOrderForm(tx, id, [{ key: 'k', label: 'Talla', type: 'text', value: '', required: true }])
    await setMarketplaceAccess(tx, id, { enabled: true, token: 'secret' })
    await addAccessCode(tx, id, 'abre', 'Prensa')
    await addWebhook(tx, id, { url: 'https://erp.example/pedidos', events: ['order.created'], buyers: true }, SECRETS)
    await setMark(
      tx,
      id,
      { idNumber: '7', phone: '+573009998877', email: 'otra@ejemplo.co' },
      { note: 'Llama tarde', blocked: { reason: 'Devolvió', by: 'Ana', at: '2026-02-03T04:05:06.789Z' } },
    )
    for (const email of ['eva@ejemplo.co', 'luz@ejemplo.co', 'sol@ejemplo.co'])
      await insertSubscriber(tx, id, { shopId: id, email, consent: '3' }, NOW)
    for (const [email, settle] of [
      ['eva@ejemplo.co', confirmSubscription],
      ['luz@ejemplo.co', endSubscription],
    ] as const)
      await settle(tx, id, (await findUnconfirmedKey(tx, id, email)) ?? '', NOW)
    await setTemplateSettings(tx, id, 5, { cover: { image: red, title: 'Hola' }, list: [blue, 1, null] })
  })
  await addDomain(db, id, 'ana.example')
  await changeShop(db, id, (tx) =>
    tx.execute(sql`
      insert into shop_counts (shop_id, what, about, day, times)
      select ${id}, what, about, '2026-02-03', times from (
        values ('visit', '', 9), ('visit', 'source instagram', 4), ('visit', 'device MOBILE', 8), ('viewedProduct', '', 3),
          ('viewedProduct', (select id::text from products where shop_id = ${id} and reference = 'ruana'), 2),
          ('viewedProduct', '2147483647', 1), ('foundNothing', 'ruana de seda', 1),
          ('choseCategory', (select id::text from categories where shop_id = ${id} and name = 'Ropa'), 5)
      ) counted (what, about, times)`),
  )
  return id
}
