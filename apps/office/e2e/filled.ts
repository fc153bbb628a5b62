import { POLICY_KINDS } from '@store/core'
import { manage, openShopOf, placeOrderBy, shopperApi } from './office.ts'

/** Returns the text to use in place of this one, at most `most` characters long, without what `without` matches. */
export type Say = (plain: string, most?: number, without?: RegExp) => string

export type Filled = Awaited<ReturnType<typeof openFilled>>

/** Creates a shop of this person with one of everything; each text is made by `say`. */
export async function openFilled(email: string, say: Say = (plain) => plain) {
  const shop = await openShopOf(email)
  const params = { shopId: shop.id }
  await fillSettings(shop.id, say)
  const product = await addProduct(shop.id, say)
  const order = await addOrder(shop.id, product.id, say)
  const article = say('Cómo se lava la lana', 300)
  await manage().setArticle({
    params: { ...params, slug: 'lana' },
    revision: '*',
    body: {
      title: article,
      body: `<p>${say('Despacio, en agua fría.')}</p>`,
      author: say('Ana Ríos', 120),
      summary: say('Agua fría y sombra.', 1000),
      active: true,
    },
  })
  for (const kind of POLICY_KINDS)
    await manage().setPolicy({
      params: { ...params, kind },
      revision: '*',
      body: { text: `<p>${say('Dentro de los treinta días.')}</p>` },
    })
  const { id: webhook } = await manage().createWebhook({
    params,
    body: { url: 'https://bodega.example/avisos', events: ['order.created'], buyers: false },
  })
  await manage().testWebhook({ params: { ...params, id: webhook } })
  const count = await manage().createStockCount({
    params,
    body: { rows: [{ productId: product.id, variantId: product.variants[0]?.id ?? 0, counted: 3, seen: 5 }] },
  })
  const { id: list } = await manage().createProductImport({
    params,
    query: { name: say('lista de marzo.csv', 200) },
    file: new TextEncoder().encode(
      ['name;price;units', `${cell(say('Mochila'))};120000;4`, `${cell(say('Hamaca'))};caro;2`].join('\n'),
    ),
  })
  const task = await manage().bulkProducts({
    params,
    body: { filter: {}, change: { kind: 'percent', percent: 8, ending: 'exact' } },
  })
  await writeTo(shop.id, say)
  return { ...shop, product, order, webhook, count: count.id, import: list, task: task.id }
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

async function fillSettings(shopId: number, say: Say) {
  const params = { shopId }
  const api = manage()
  const { revision } = await api.getShop({ params })
  await api.changeShop({
    params,
    revision,
    body: {
      name: say('Taller de la montaña', 120),
      description: say('Lana tejida a mano.', 1000),
      invoices: true,
      phone: say('604 123 4567', 60),
      email: 'taller@example.com',
      chatNumber: '573001112233',
      about: { story: say('Somos tres.', 4000), mission: say('Tejer.', 600), vision: say('Tejer más.', 600) },
      socials: { instagram: 'https://instagram.com/taller' },
      paymentMethods: ['cashOnDelivery', 'bankDeposit', 'toBeAgreed', 'payInStore'],
    },
  })
  await api.setDeposit({ params, revision: '*', body: { account: say('Banco Central 123', 500) } })
  await api.createCategory({ params, body: { name: say('Ruanas', 100), subcategories: [say('Cortas', 100)] } })
  await api.createTag({
    params,
    body: { name: say('Material', 100), values: [{ name: say('Lana', 90) }, { name: `${say('Lino', 90)} 2` }] },
  })
  await api.createBranch({
    params,
    body: {
      address: say('Carrera 43A # 1-50', 200),
      latitude: 6.2,
      longitude: -75.57,
      name: say('Centro', 120),
      hours: say('lunes a sábado de 9:00 a 18:00', 500),
      phone: say('604 765 4321', 60),
    },
  })
  const reduction = { kind: 'percentage', percent: 10 } as const
  const name = say('De tres en adelante', 120)
  await api.createDiscount({ params, body: { trigger: 'quantity', minQuantity: 3, reduction, name } })
  const ranges = [{ from: 100_000_00, to: null }]
  await api.createDiscount({ params, body: { trigger: 'subtotal', ranges, reduction, name: say('Grande', 120) } })
  await api.createCoupon({ params, body: { code: 'HOLA10', reduction, maxUses: 200 } })
  await api.createTax({ params, body: { name: say('IVA', 40), percent: 1_900 } })
  await api.createAffiliation({ params, body: { name: say('Gremio de tejedoras', 120) } })
  const city = say('Vereda El Salado', 80, /[\p{Cc}|]/u)
  await api.createCities({ params, body: { division: 'Antioquia', names: [city] } })
  await api.setChatForm({
    params,
    revision: '*',
    body: {
      fields: [
        { key: 'day', label: say('Día', 200), type: 'text', value: say('lunes', 500), required: false },
        { key: 'other', label: say('Otra cosa', 200), type: 'text', value: '', required: false },
      ],
    },
  })
  await api.changeMailNotes({ params, revision: '*', body: { notes: { sent: say('Lo llevamos nosotros.', 200) } } })
  await api.changeChatTexts({
    params,
    revision: '*',
    body: { texts: { ready: say('Hola {name}, está listo.', 500, /[{}]/) } },
  })
  await api.createCode({ params, body: { code: 'mayoristas-2026', label: say('Mayoristas', 120) } })
  await api.setGate({
    params,
    revision: '*',
    body: { title: say('Para quienes revenden', 200), description: say('Pide tu código.', 1000) },
  })
  await api.createDomain({ params, body: { name: `taller-${shopId}.example` } })
  await api.createKey({ params, body: { name: say('Bodega', 80), scopes: ['stock:write'] } })
  await api.changeAppearanceDraft({
    params,
    revision: '*',
    body: {
      settings: {
        banners: [{ title: say('Lino, por fin', 80), text: say('Ya llegó.', 160), button: say('Ver', 40) }],
      },
    },
  })
}

/** Creates a product in two sizes, with every text field filled. */
export const addProduct = (shopId: number, say: Say) => {
  const values = [say('Pequeña', 90), `${say('Grande', 90)} 2`]
  return manage().createProduct({
    params: { shopId },
    body: {
      name: say('Ruana de lana virgen', 255),
      summary: say('Tejida en telar.', 300),
      price: 180_000_00,
      description: `<p>${say('Abriga.')}</p>\n<p>${say('Pesa poco.')}</p>`,
      category: say('Ruanas', 100),
      subcategory: say('Cortas', 100),
      brand: say('Taller', 100),
      supplier: say('Hilos del sur', 100),
      warranty: say('Un año', 100),
      seoTitle: say('Ruana', 60),
      seoDescription: say('Ruana de lana.', 155),
      message: { label: say('¿Qué bordamos?', 60), required: false },
      dimensions: { length: 120, width: 90, height: 2, weight: say('1 kg', 60) },
      options: [{ name: say('Talla', 90), values }],
      variants: values.map((value, index) => ({
        values: [value],
        price: 180_000_00,
        units: 5,
        sku: say(`RU-${index}`, 60),
        enabled: true,
      })),
    },
  })
}

/** Places an order with every text of its buyer, seller and team; returns its number. */
export async function addOrder(shopId: number, productId: number, say: Say): Promise<number> {
  const params = { shopId }
  const { variants } = await manage().getProduct({ params: { ...params, id: productId } })
  const { number } = await placeOrderBy(shopId, say('Carolina Restrepo Echavarría', 80), 'bankDeposit', {
    lines: [
      {
        productId,
        variantId: variants[0] ? String(variants[0].id) : null,
        quantity: 1,
        message: say('Con mis iniciales', 60),
      },
    ],
    buyer: {
      name: say('Carolina Restrepo Echavarría', 80),
      idNumber: '1020304050',
      email: 'carolina@example.com',
      phone: '3001234567',
      message: say('Es para regalo', 80),
    },
    delivery: {
      kind: 'address',
      address: {
        cityId: null,
        city: say('Medellín', 80),
        division: say('Antioquia', 80),
        postcode: null,
        neighbourhood: say('Laureles', 80),
        address: say('Carrera 70 # 1-2', 80),
        details: say('Portería', 80),
      },
    },
  })
  const of = { ...params, number }
  await manage().addOrderNote({ params: of, body: { text: say('Llama el viernes', 1000) } })
  await manage().takeOrderStep({ params: of, body: { step: 'move', to: 'paid', why: say('Recibo 77', 500) } })
  return number
}

/** Sends a message and a newsletter subscription, as a shopper. */
async function writeTo(shopId: number, say: Say) {
  const api = shopperApi()
  await api.sendContactMessage({
    body: {
      shopId,
      shopName: 'Taller',
      name: say('Marcela Ríos', 80),
      email: 'marcela@example.com',
      phone: '3001112233',
      message: say('¿La tienen en azul?', 500),
    },
  })
  await api.subscribe({ body: { shopId, email: 'leonor@example.com', consent: 'es-2026-05' } })
}
