import type { ShippingRate } from '@store/core'
import { type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { CAUSAS, CEVICHES } from './cold.ts'
import { DRINKS, FRIED, RICES, SWEETS } from './hot.ts'
import { LOGO, table } from './pictures.ts'
import { draftsOf, SECTIONS } from './plate.ts'
import { POLICIES } from './policies.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(60) - 1, price: major(9) },
    { from: major(60), to: major(120) - 1, price: major(6) },
    { from: major(120), to: major(1_000_000), price: 0 },
  ],
}

/** How the shop speaks, whatever template it is shown in. */
const VOICE = {
  headline: '',
  description: 'Cevichería de barrio, de doce a cinco y media.',
  watermark: true,
  onlinePayment: false,
}
const OTHER_TEMPLATES = [5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 17, 99]

/** Template 16: a cevichería in Barranco that cooks by day. */
export const laCaletaShop: DemoShop = {
  shop: {
    subdomain: 'lacaleta',
    name: 'La Caleta',
    templateId: 16,
    language: 'es',
    currency: 'PEN',
    country: 'PE',
    city: 'Lima',
    cityId: null,
    phone: '+51 1 555 0168',
    email: 'hola@lacaleta.example',
    chatNumber: '51955550168',
    description: 'Cevichería de barrio en Barranco: pescado del día, causas, arroces y chicha hervida en la mañana.',
    about: {
      mission: 'Que el pescado llegue a la mesa antes de que se entere.',
      vision: 'Un barrio que almuerza mirando el mar, aunque sea de reojo.',
      story:
        'Empezó en 1998 con una carretilla y dos bancos en la bajada de los Molles. La carretilla sigue en la puerta, con plantas. Los bancos son ahora once mesas, y el pescado lo escoge la misma familia.',
    },
    minPurchase: null,
    paymentMethods: ['cashOnDelivery', 'bankDeposit', 'payInStore', 'toBeAgreed'],
    depositAccount: 'Banco de muestra · cuenta corriente en soles 191-1234567-0-12\nA nombre de La Caleta',
    shippingRate: SHIPPING,
    socials: {
      instagram: 'https://instagram.example/lacaleta',
      facebook: 'https://facebook.example/lacaleta',
      tiktok: 'https://tiktok.example/lacaleta',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    font: 'own',
    scheme: 'auto',
    logo: 'wordmark',
    tiles: 1,
    photos: 'yes',
    ticket: true,
    // A demo is looked at at every hour.
    afterHours: true,
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, VOICE])),
  banners: [
    {
      image: table('mesa'),
      mobileImage: null,
      title: 'Mesa de domingo',
      text: 'Clásico, arroz y una jarra de chicha.',
      button: 'Ver los ceviches',
      href: '/productos?category=Ceviches',
      focus: '40% 50%',
    },
  ],
  categories: Object.values(SECTIONS).map((name) => ({ name, image: null })),
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf({
    ceviches: CEVICHES,
    causas: CAUSAS,
    rices: RICES,
    fried: FRIED,
    drinks: DRINKS,
    sweets: SWEETS,
  }).toReversed(),
  discounts: [
    {
      name: 'Mesa larga: seis platos, 10 % menos',
      active: true,
      trigger: 'quantity',
      minQuantity: 6,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'Comanda grande',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(200), to: major(350) - 1, reduction: null },
        { from: major(350), to: null, reduction: { kind: 'fixed', amount: major(40) } },
      ],
      reduction: { kind: 'fixed', amount: major(18) },
    },
  ],
  coupons: [
    {
      code: 'MOLLES',
      active: true,
      reduction: { kind: 'percentage', percent: 10 },
      minPurchase: major(80),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: 1,
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'La Caleta, Barranco',
      address: 'Bajada de los Molles 168, Barranco',
      latitude: -12.1492,
      longitude: -77.0227,
      hours: 'Martes a domingo, 12:00 a 17:30',
      phone: '+51 1 555 0168',
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [{ name: 'Cocineros de caleta del litoral', logo: null }],
  chatOrderForm: [
    { key: 'hora', label: '¿Para qué hora lo quieres?', type: 'text', value: '', required: false },
    { key: 'vuelto', label: '¿Con cuánto pagas, si es en efectivo?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'muelle', label: 'Almuerzo de los socios del muelle' }],
}
