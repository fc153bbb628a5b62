import type { ShippingRate } from '@store/core'
import { type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { draftsOf, ROOMS, type Room } from './book.ts'
import { LOGO, scene } from './pictures.ts'
import { POLICIES } from './policies.ts'
import { CHILDHOOD, ESSAY, KITCHEN, NARRATIVE, POETRY } from './stories.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  days: { from: 1, to: 7 },
  ranges: [
    { from: 0, to: major(30_000) - 1, price: major(4_900) },
    { from: major(30_000), to: major(60_000) - 1, price: major(3_200) },
    { from: major(60_000), to: major(10_000_000), price: 0 },
  ],
}

/** How the shop speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'Recién llegados, todavía con olor a tinta',
  description: 'Librería de barrio: poco espacio, muchas ganas de recomendar.',
  watermark: true,
  onlinePayment: false,
}
const OTHER_TEMPLATES = [5, 6, 7, 9, 10, 11, 12, 13, 15, 16, 17, 99]

/** Template 14: a bookshop in Rosario. Its books are its pictures: it needs no banners. */
export const puntoYPampaShop: DemoShop = {
  shop: {
    subdomain: 'puntoypampa',
    name: 'Punto y Pampa',
    templateId: 14,
    language: 'es',
    currency: 'ARS',
    country: 'AR',
    city: 'Rosario',
    cityId: null,
    phone: '+54 341 555 0142',
    email: 'hola@puntoypampa.example',
    chatNumber: '5493415550142',
    description:
      'Librería de barrio en Rosario: narrativa, poesía, ensayo, infancias y cocina, leídos antes de venderse.',
    about: {
      mission: 'Que nadie salga sin el libro que vino a buscar, ni sin el que no sabía que buscaba.',
      vision: 'Un barrio donde se discutan finales en la vereda.',
      story:
        'Abrimos en 2011 con cuatrocientos libros y un toldo prestado. Somos tres: una lee de noche, otro de madrugada y la tercera en el colectivo. El toldo, al final, nos lo quedamos.',
    },
    minPurchase: null,
    paymentMethods: ['bankDeposit', 'payInStore', 'toBeAgreed'],
    depositAccount:
      'Banco de muestra · cuenta corriente en pesos\nCBU 0000003100000000001234 · alias PUNTO.Y.PAMPA\nA nombre de Punto y Pampa',
    shippingRate: SHIPPING,
    socials: {
      instagram: 'https://instagram.example/puntoypampa',
      facebook: 'https://facebook.example/puntoypampa',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    cloth: 'all',
    shelf: 'wood',
    alphabet: true,
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, VOICE])),
  banners: [],
  categories: (Object.entries(ROOMS) as readonly (readonly [Room, string])[]).map(([room, name]) => ({
    name,
    image: scene(room, name),
  })),
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf({
    narrativa: NARRATIVE,
    poesia: POETRY,
    ensayo: ESSAY,
    infancias: CHILDHOOD,
    cocina: KITCHEN,
  }).toReversed(),
  discounts: [
    {
      name: 'Tres libros, 10 % menos',
      active: true,
      trigger: 'quantity',
      minQuantity: 3,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'Pila alta',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(90_000), to: major(150_000) - 1, reduction: null },
        { from: major(150_000), to: null, reduction: { kind: 'fixed', amount: major(22_000) } },
      ],
      reduction: { kind: 'fixed', amount: major(9_000) },
    },
  ],
  coupons: [
    {
      code: 'SENALADOR',
      active: true,
      reduction: { kind: 'percentage', percent: 10 },
      minPurchase: major(20_000),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: 1,
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'La librería',
      address: 'Pasaje del Punto 1811, Rosario',
      latitude: -32.9468,
      longitude: -60.6393,
      hours: 'Lunes a viernes, 9:30 a 13:00 y 16:30 a 20:30; sábado, 10:00 a 14:00',
      phone: '+54 341 555 0142',
      photo: null,
    },
    {
      name: 'El puesto de la feria',
      address: 'Feria de la barranca, puesto 14, Rosario',
      latitude: -32.9331,
      longitude: -60.6442,
      hours: 'Domingo, 11:00 a 19:00',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [{ name: 'Libreros de la Ribera', logo: null }],
  chatOrderForm: [
    { key: 'regalo', label: '¿Es para regalo? ¿Qué ponemos en la tarjeta?', type: 'text', value: '', required: false },
    { key: 'recomendar', label: 'El último libro que te gustó', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'capicua', label: 'Noche de librería' }],
}
