import type { AlboradaPiece } from '@store/artwork'
import { OFFLINE_PAYMENT_METHODS, type ShippingRate } from '@store/core'
import { type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { FIRST_ARRIVALS } from './first-arrivals.ts'
import { NEW_ARRIVALS } from './new-arrivals.ts'
import { photo, RAIL } from './pictures.ts'
import { CATEGORIES, pieceOf } from './piece.ts'
import { POLICIES } from './policies.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. A city's id is its official DANE code as a number. */
const SHIPPING: ShippingRate = {
  kind: 'byCity',
  cities: [
    // Medellín and its valley: Bello, Envigado, Itagüí, La Estrella, Sabaneta.
    ...[5001, 5088, 5266, 5360, 5380, 5631].map((cityId) => ({
      cityId,
      price: major(8_900),
      days: { from: 1, to: 1 },
    })),
    // Bogotá, Cali, Barranquilla, Cartagena, Bucaramanga, Pereira, Manizales, Armenia, Ibagué.
    ...[11001, 76001, 8001, 13001, 68001, 66001, 17001, 63001, 73001].map((cityId) => ({
      cityId,
      price: major(12_900),
      days: { from: 2, to: 3 },
    })),
  ],
  elsewhere: major(16_900),
  days: { from: 3, to: 6 },
}

/** The shop's voice in templates that know nothing of issues and covers. */
const VOICE = {
  headline: 'Ropa para el clima de acá',
  description: 'Dieciséis prendas por temporada, cosidas en Medellín en series cortas.',
  colors: { primary: '#14120f', accent: '#6e0f22', background: null, text: null },
  watermark: true,
}
const OTHER_TEMPLATES = [7, 9, 10, 11, 12, 13, 14, 16]

/** The picture that stands for a category: its pieces together. */
const COVERS: Readonly<Record<keyof typeof CATEGORIES, AlboradaPiece>> = {
  dresses: 'alba',
  shirts: 'ceiba',
  bottoms: 'prado',
  knits: 'oriente',
  accessories: 'arvi',
}

/** Template 5: a fashion shop in Medellín. */
export const alboradaShop: DemoShop = {
  shop: {
    subdomain: 'alborada',
    name: 'Alborada',
    templateId: 5,
    language: 'es',
    currency: 'COP',
    country: 'CO',
    city: 'Medellín',
    cityId: 5001,
    phone: '+57 399 555 0142',
    email: 'hola@alborada.example',
    chatNumber: '573995550142',
    description:
      'Ropa cosida en Medellín, en series cortas y en telas que duran. Para el clima de acá: sol al mediodía, saco a las seis.',
    about: {
      mission: 'Hacer pocas prendas, bien cosidas, que se puedan usar diez años.',
      vision: 'Que cada costura del taller lleve el nombre del barrio donde se hizo.',
      story:
        'Empezamos con dos máquinas planas en un garaje de Laureles y una sola camisa. Hoy somos catorce personas y dieciséis prendas por temporada: las que alcanzamos a hacer despacio.',
    },
    minPurchase: major(50_000),
    paymentMethods: OFFLINE_PAYMENT_METHODS,
    depositAccount: 'Banco de muestra · cuenta de ahorros 123-456789-00\nNIT 900.123.456-8\nA nombre de Alborada',
    shippingRate: SHIPPING,
    socials: {
      facebook: 'https://facebook.example/alborada.medellin',
      instagram: 'https://instagram.example/alborada.medellin',
      tiktok: 'https://tiktok.example/@alborada.medellin',
    },
    tags: TAGS,
  },
  logo: null,
  settings: {
    cover: 'oxblood',
    // For mails, which know no cover by its name.
    colors: { accent: '#6e0f22' },
    issueLine: 'Nº 04 — Cuando refresca',
    headline: 'Nº 04 — Cuando refresca',
    description: 'Dieciséis prendas para el clima de Medellín, cosidas en series cortas.',
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
    watermark: true,
    onlinePayment: false,
  },
  settingsElsewhere: {
    ...Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, VOICE])),
    99: {
      ...VOICE,
      headline: '¡Hola! Qué bueno verte. ¿Qué buscas hoy: algo para la oficina o algo para el domingo?',
      logo: 'square',
    },
  },
  banners: [
    {
      image: RAIL,
      mobileImage: photo('santa-elena', 'context', ''),
      focus: '55% 40%',
      title: 'Cuando refresca',
      text: 'Lana, punto y paño liviano para las seis de la tarde',
      button: 'Ver Tejidos',
      href: '/productos?category=Tejidos',
    },
  ],
  categories: (Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]).map((category) => ({
    name: CATEGORIES[category],
    image: photo(COVERS[category], 'group', CATEGORIES[category]),
  })),
  // In the order they came in: the last are the newest.
  products: [...FIRST_ARRIVALS, ...NEW_ARRIVALS].map(pieceOf),
  discounts: [
    {
      name: 'Tres piezas, 10 % menos',
      active: true,
      trigger: 'quantity',
      minQuantity: 3,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'Compra grande',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(400_000), to: major(700_000) - 1, reduction: null },
        { from: major(700_000), to: null, reduction: { kind: 'fixed', amount: major(50_000) } },
      ],
      reduction: { kind: 'fixed', amount: major(20_000) },
    },
  ],
  coupons: [
    {
      code: 'AMANECER',
      active: true,
      reduction: { kind: 'percentage', percent: 10 },
      minPurchase: major(100_000),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: null,
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'Alborada Provenza',
      address: 'Carrera 37A # 8A-99, local 4, barrio Provenza, Medellín',
      latitude: 6.2087,
      longitude: -75.5662,
      hours: 'Lunes a sábado, 10:00 a. m. a 7:00 p. m.; domingos y festivos, 11:00 a. m. a 5:00 p. m.',
      phone: '+57 399 555 0142',
      photo: null,
    },
    {
      name: 'Alborada Manila, el taller',
      address: 'Calle 12 # 43D-51, segundo piso, barrio Manila, Medellín',
      latitude: 6.2119,
      longitude: -75.5708,
      hours: 'Martes a viernes, 2:00 p. m. a 6:00 p. m.; sábados, 9:00 a. m. a 1:00 p. m.',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  // No script of others: whoever opens the demo has agreed to none.
  integrations: { financingSlug: 'alborada' },
  affiliations: [
    { name: 'Red de Talleres de Laureles', logo: null },
    { name: 'Pasaje Comercial La Provenza', logo: null },
  ],
  chatOrderForm: [
    { key: 'recibe', label: '¿Quién recibe?', type: 'text', value: '', required: true },
    { key: 'regalo', label: 'Si es un regalo, ¿qué dice la tarjeta?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'preventa-04', label: 'Preventa del número 04' }],
}
