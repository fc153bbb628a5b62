import type { HuertaScene } from '@store/artwork'
import { OFFLINE_PAYMENT_METHODS, type ShippingRate } from '@store/core'
import { type DemoBanner, type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { FRUIT, VEGETABLES } from './fresh.ts'
import { BAKERY, DAIRY, PANTRY } from './kitchen.ts'
import { LOGO, scene } from './pictures.ts'
import { POLICIES } from './policies.ts'
import { AISLES, type Aisle, draftsOf } from './produce.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(15) - 1, price: major(1.75) },
    { from: major(15), to: major(100_000), price: 0 },
  ],
  days: { from: 1, to: 1 },
}

/** How the stall speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'El mercado de la Sierra, a domicilio',
  description: 'Pide antes de las 18:00. Quito y los valles, de martes a domingo.',
  watermark: true,
  onlinePayment: false,
}
const GREEN = { primary: '#12663a', accent: '#ffd84d', background: null, text: null }
const OTHER_TEMPLATES = [5, 6, 9, 10, 11, 12, 13, 14, 15, 16, 17, 99]

const COVERS: Readonly<Record<Aisle, HuertaScene>> = {
  fruit: 'frutas',
  vegetables: 'verduras',
  dairy: 'lacteos',
  bakery: 'panaderia',
  pantry: 'despensas',
}

const banner = (
  name: 'cosecha' | 'desayuno' | 'despensa',
  words: Omit<DemoBanner, 'image' | 'mobileImage' | 'focus'>,
): DemoBanner => ({
  image: scene(name, ''),
  mobileImage: scene(`${name}-celular`, ''),
  focus: '78% 70%',
  ...words,
})

/** Template 7: a grocer's in Quito. */
export const huertaDelValleShop: DemoShop = {
  shop: {
    subdomain: 'huertadelvalle',
    name: 'Huerta del Valle',
    templateId: 7,
    language: 'es',
    currency: 'USD',
    country: 'EC',
    city: 'Quito',
    cityId: null,
    phone: '+593 2 955 0142',
    email: 'hola@huertadelvalle.example',
    chatNumber: '593995550142',
    description:
      'Mercado de la Sierra a domicilio: lo que se cosecha hoy en los valles, mañana en tu cocina. Quito, Cumbayá, Tumbaco y Los Chillos.',
    about: {
      mission: 'Que la papa, la mora y el queso lleguen a la mesa con el nombre de quien los hizo.',
      vision: 'Una ciudad que sepa qué está en temporada sin mirar el teléfono.',
      story:
        'Empezamos en 2014 con una carretilla, los sábados, en la vereda de una panadería de Tumbaco. La panadería se volvió nuestro horno, la carretilla son tres camionetas y los sábados son todos los días. Las veintiocho familias que siembran siguen siendo casi las mismas.',
    },
    minPurchase: major(5),
    paymentMethods: OFFLINE_PAYMENT_METHODS,
    depositAccount: 'Banco de muestra · cuenta de ahorros 2200123456\nA nombre de Huerta del Valle',
    shippingRate: SHIPPING,
    socials: {
      facebook: 'https://facebook.example/huertadelvalle',
      instagram: 'https://instagram.example/huertadelvalle',
      tiktok: 'https://tiktok.example/@huertadelvalle',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    colors: GREEN,
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, { ...VOICE, colors: GREEN }])),
  banners: [
    banner('cosecha', {
      title: 'La cosecha de hoy llega mañana a tu puerta',
      text: 'Pide antes de las 18:00 · Quito y valles',
      button: 'Ver verduras',
      href: '/productos?category=Verduras',
    }),
    banner('desayuno', {
      title: 'El domingo empieza con pan de yuca',
      text: 'Huevos de campo, yogur y café de Loja en la misma gaveta.',
      button: 'Ver panadería',
      href: '/productos?category=Panader%C3%ADa',
    }),
    banner('despensa', {
      title: 'La despensa, de la Sierra y la Costa',
      text: 'Quinua de Colta, cacao de Vinces, panela de Pacto.',
      button: 'Ver despensa',
      href: '/productos?category=Despensa',
    }),
  ],
  categories: (Object.keys(AISLES) as Aisle[]).map((aisle) => ({
    name: AISLES[aisle],
    image: scene(COVERS[aisle], AISLES[aisle]),
  })),
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf({
    fruit: FRUIT,
    vegetables: VEGETABLES,
    dairy: DAIRY,
    bakery: BAKERY,
    pantry: PANTRY,
  }).toReversed(),
  discounts: [
    {
      name: 'Lleva 12 y ahorra 8 %',
      active: true,
      trigger: 'quantity',
      minQuantity: 12,
      reduction: { kind: 'percentage', percent: 8 },
    },
    {
      name: 'La compra de la semana',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(30), to: major(50) - 1, reduction: null },
        { from: major(50), to: null, reduction: { kind: 'fixed', amount: major(4) } },
      ],
      reduction: { kind: 'fixed', amount: major(2) },
    },
  ],
  coupons: [
    {
      code: 'MINGA',
      active: true,
      reduction: { kind: 'percentage', percent: 10 },
      minPurchase: major(12),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: 1,
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'El puesto',
      address: 'Calle Los Capulíes 999 y Av. de los Arrayanes, Cumbayá, Quito',
      latitude: -0.2012,
      longitude: -78.4291,
      hours: 'Martes a sábado, 8:00 a 18:00; domingo, 8:00 a 14:00',
      phone: '+593 2 955 0142',
      photo: null,
    },
    {
      name: 'La huerta y el horno',
      address: 'Camino a la Acequia s/n, junto al molino, Tumbaco, Quito',
      latitude: -0.2189,
      longitude: -78.3934,
      hours: 'Sábado y domingo, 7:00 a 13:00',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [
    { name: 'Asociación de Huerteros de Tumbaco y Puembo', logo: null },
    { name: 'Red de Mercados de la Sierra', logo: null },
  ],
  chatOrderForm: [
    { key: 'sector', label: '¿En qué sector estás?', type: 'text', value: '', required: true },
    { key: 'dia', label: '¿Qué día te lo llevamos? Martes a domingo', type: 'date', value: '', required: false },
    {
      key: 'reemplazo',
      label: 'Si algo falta, ¿lo reemplazamos o lo quitamos?',
      type: 'text',
      value: '',
      required: false,
    },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'madrugada', label: 'Preventa de la mora para caseros' }],
}
