import type { ShippingRate } from '@store/core'
import { type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { DROP } from './drop.ts'
import { LOGO, scene } from './pictures.ts'
import { CATEGORIES, draftsOf } from './piece.ts'
import { POLICIES } from './policies.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(3000) - 1, price: major(250) },
    { from: major(3000), to: major(5000) - 1, price: major(150) },
    { from: major(5000), to: major(1_000_000), price: 0 },
  ],
  days: { from: 1, to: 4 },
}

/** How the shop speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'Se acaba y ya',
  description: 'Ropa impresa a mano en Santo Domingo. Tiradas cortas.',
  watermark: true,
  onlinePayment: false,
}
const OTHER_TEMPLATES = [5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 99]

/** Template 17: a print shop in Santo Domingo that sells what it wears. */
export const malecon86Shop: DemoShop = {
  shop: {
    subdomain: 'malecon86',
    name: 'Malecón 86',
    templateId: 17,
    language: 'es',
    currency: 'DOP',
    country: 'DO',
    city: 'Santo Domingo',
    cityId: null,
    phone: '+1 809 555 0186',
    email: 'hola@malecon86.example',
    chatNumber: '18095550186',
    description: 'Ropa, gorras y papel impresos a mano en Santo Domingo. Tiradas cortas; cuando se acaba, se acaba.',
    about: {
      mission: 'Imprimir poco y bien.',
      vision: 'Que se reconozca de lejos y no haya otra igual de cerca.',
      story:
        'Empezamos con un marco, una lata de tinta y veinte camisetas prestadas que nunca devolvimos. El 86 es el número de la casa. El malecón queda a cuatro cuadras, y de ahí viene el salitre que se come las cerraduras.',
    },
    minPurchase: null,
    paymentMethods: ['bankDeposit', 'cashOnDelivery', 'payInStore'],
    depositAccount: 'Banco de muestra · cuenta de ahorros 960-123456-7\nA nombre de Malecón 86',
    shippingRate: SHIPPING,
    socials: {
      instagram: 'https://instagram.example/malecon86',
      tiktok: 'https://tiktok.example/malecon86',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    spot: 'hazard',
    photocopy: true,
    ticker: 'Drop 07 en la calle — sesenta hoodies, ni uno más — se acaba y ya',
    density: 4,
    drop: 'Drop 07',
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, VOICE])),
  banners: [
    {
      image: scene('pared'),
      mobileImage: scene('pared-movil'),
      title: 'Drop 07',
      text: 'Seis piezas. Tres noches. Un patio.',
      button: 'Ver el drop',
      href: '/productos',
      focus: '50% 40%',
    },
  ],
  categories: [
    { name: CATEGORIES[0], image: scene('arriba') },
    { name: CATEGORIES[1], image: scene('abajo') },
    { name: CATEGORIES[2], image: scene('cabeza') },
    { name: CATEGORIES[3], image: scene('objetos') },
  ],
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf(DROP).toReversed(),
  discounts: [
    {
      name: 'Tres piezas, 10 % menos',
      active: true,
      trigger: 'quantity',
      minQuantity: 3,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'Maleta',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(8000), to: major(14_000) - 1, reduction: null },
        { from: major(14_000), to: null, reduction: { kind: 'fixed', amount: major(1500) } },
      ],
      reduction: { kind: 'fixed', amount: major(600) },
    },
  ],
  coupons: [
    {
      code: 'SALITRE',
      active: true,
      reduction: { kind: 'percentage', percent: 12 },
      minPurchase: major(2000),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: 1,
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'El taller',
      address: 'Callejón de la Imprenta 86, Gascue, Santo Domingo',
      latitude: 18.4679,
      longitude: -69.8987,
      hours: 'Martes a viernes, 12:00 a 20:00; sábado, 11:00 a 18:00',
      phone: '+1 809 555 0186',
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [{ name: 'Talleres de serigrafía del Caribe', logo: null }],
  chatOrderForm: [
    { key: 'talla', label: '¿Qué talla, si no la elegiste?', type: 'text', value: '', required: false },
    { key: 'retiro', label: '¿Pasas por el taller? ¿Qué día?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'patio', label: 'Quienes imprimen entran antes' }],
}
