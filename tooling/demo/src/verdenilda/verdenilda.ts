import type { VerdeNildaScene } from '@store/artwork'
import { OFFLINE_PAYMENT_METHODS, type ShippingRate } from '@store/core'
import { type DemoBanner, type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { LOGO, scene } from './pictures.ts'
import { SHADE, SUCCULENTS, SUN } from './plants.ts'
import { POLICIES } from './policies.ts'
import { CATEGORIES, draftsOf } from './product.ts'
import { TAGS } from './tags.ts'
import { GIFTS, POTS } from './wares.ts'

/** The rates of the shipping policy: the more plants in a trip, the less it costs. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(150) - 1, price: major(15) },
    { from: major(150), to: major(300) - 1, price: major(10) },
    { from: major(300), to: major(1_000_000), price: 0 },
  ],
}

/** How the shop greets, whatever template it is shown in. */
const VOICE = {
  headline: '¡Hola! Soy Nilda. ¿Buscas algo para sol, para sombra o para regalar?',
  description: 'Vivero de barrio en Cochabamba: plantas criadas aquí, macetas de barro y reparto de martes a sábado.',
  watermark: true,
  onlinePayment: true,
}
const GREEN = { primary: '#12604a', accent: '#f7c948', background: null, text: null }
const OTHER_TEMPLATES = [5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17]

const COVERS: Readonly<Record<keyof typeof CATEGORIES, VerdeNildaScene>> = {
  shade: 'sombra',
  sun: 'sol',
  succulents: 'crasas',
  pots: 'macetas',
  gifts: 'regalo',
}

const banner = (
  name: 'sombra' | 'sol' | 'regalo',
  words: Omit<DemoBanner, 'image' | 'mobileImage' | 'focus'>,
): DemoBanner => ({
  image: scene(`banner-${name}`),
  mobileImage: scene(`banner-${name}-celular`),
  focus: '75% 60%',
  ...words,
})

/** Template 99: a plant shop in Cochabamba that sells by chat. */
export const verdeNildaShop: DemoShop = {
  shop: {
    subdomain: 'verdenilda',
    name: 'Verde Nilda',
    templateId: 99,
    language: 'es',
    currency: 'BOB',
    country: 'BO',
    city: 'Cochabamba',
    cityId: null,
    phone: '+591 955 50142',
    email: 'hola@verdenilda.example',
    chatNumber: '59195550142',
    description:
      'Plantas criadas en el valle, macetas de barro y consejos sin apuro. Escríbeme qué luz tienes y te digo qué te aguanta.',
    about: {
      mission: 'Que nadie vuelva a decir que se le muere todo.',
      vision: 'Una planta en cada ventana de Cochabamba, y que la haya elegido su dueño.',
      story:
        'Empecé con cuarenta almácigos en el patio de mi mamá y un cuaderno de fiado. Hoy son dos invernaderos, un puesto los sábados y el mismo cuaderno, pero en el celular.',
    },
    minPurchase: major(40),
    paymentMethods: OFFLINE_PAYMENT_METHODS,
    depositAccount: 'Banco de muestra · cuenta de ahorros 1000123456\nA nombre de Verde Nilda',
    shippingRate: SHIPPING,
    socials: {
      facebook: 'https://facebook.example/verdenilda',
      instagram: 'https://instagram.example/verdenilda',
      tiktok: 'https://tiktok.example/@verdenilda',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    scheme: 'auto',
    logo: 'square',
    font: 'own',
    categoryStyle: 1,
    productStyle: 1,
    doodles: 'auto',
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, { ...VOICE, colors: GREEN }])),
  banners: [
    banner('sombra', {
      title: 'Poca luz no es excusa',
      text: 'Tres que crecen en el pasillo, en la oficina y hasta en el baño.',
      button: 'Ver las de sombra',
      href: '/productos?category=Sombra',
    }),
    banner('sol', {
      title: 'El patio ya pide color',
      text: 'Lavanda, geranio y kantuta, criadas en el valle.',
      button: 'Ver las de sol',
      href: '/productos?category=Sol',
    }),
    banner('regalo', {
      title: 'Un regalo que sigue creciendo',
      text: 'La tarjeta la escribo yo, a mano. Tú solo dime qué pongo.',
      button: 'Ver regalos',
      href: '/productos?category=Regalo',
    }),
  ],
  categories: (Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]).map((category) => ({
    name: CATEGORIES[category],
    image: scene(COVERS[category], CATEGORIES[category]),
  })),
  // The first things listed come in last, so that what is new is what is asked for most.
  products: draftsOf([...SHADE, ...SUN, ...SUCCULENTS, ...POTS, ...GIFTS]).toReversed(),
  discounts: [
    {
      name: 'Cinco o más, 10 % menos',
      active: true,
      trigger: 'quantity',
      minQuantity: 5,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'Para llenar la casa',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(350), to: major(700) - 1, reduction: null },
        { from: major(700), to: null, reduction: { kind: 'fixed', amount: major(60) } },
      ],
      reduction: { kind: 'fixed', amount: major(25) },
    },
  ],
  coupons: [],
  policies: POLICIES,
  branches: [
    {
      name: 'El vivero',
      address: 'Calle Los Molles 999, a dos cuadras de la plaza, Tiquipaya',
      latitude: -17.3381,
      longitude: -66.2157,
      hours: 'Martes a sábado, 9:00 a 18:00; domingos, 9:00 a 13:00',
      phone: '+591 955 50142',
      photo: null,
    },
    {
      name: 'El puesto del mercado',
      address: 'Feria de plantas, pasillo 4, puesto 99, Cochabamba',
      latitude: -17.4012,
      longitude: -66.1548,
      hours: 'Miércoles y sábado, 7:30 a 14:00',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [
    { name: 'Asociación de Viveristas de Tiquipaya', logo: null },
    { name: 'Feria del Sábado', logo: null },
  ],
  chatOrderForm: [
    {
      key: 'dia',
      label: '¿Qué día te viene bien? Reparto de martes a sábado',
      type: 'date',
      value: '',
      required: false,
    },
    { key: 'luz', label: '¿Cuánta luz tiene el lugar donde va a vivir?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: true, token: null },
  accessCodes: [{ code: 'vecinas', label: 'Venta del jueves para vecinas' }],
}
