import type { KilovatioScene } from '@store/artwork'
import { OFFLINE_PAYMENT_METHODS, type ShippingRate } from '@store/core'
import { type DemoBanner, type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { AUDIO } from './audio.ts'
import { COMPUTING } from './computing.ts'
import { CATEGORIES, type Category, draftsOf } from './device.ts'
import { HOME } from './home.ts'
import { MOBILE } from './mobile.ts'
import { LOGO, photo, scene } from './pictures.ts'
import { POLICIES } from './policies.ts'
import { POWER } from './power.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  days: { from: 2, to: 5 },
  ranges: [
    { from: 0, to: major(80_000) - 1, price: major(4_990) },
    { from: major(80_000), to: major(200_000) - 1, price: major(2_990) },
    { from: major(200_000), to: major(100_000_000), price: 0 },
  ],
}

/** How the shop speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'Cada equipo, con su ficha',
  description: 'Medimos en el taller lo que vendemos. Despacho a regiones en 48 h, garantía desde 12 meses.',
}
const COBALT = { primary: '#1734d6', accent: '#ffb000', background: null, text: null }
const OTHER_TEMPLATES = [5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 99]

const COVERS = {
  audio: photo('categoria', 'kaul-pro', 'group', CATEGORIES.audio),
  power: photo('categoria', 'cargador-65', 'group', CATEGORIES.power),
  computing: photo('categoria', 'monitor-27', 'group', CATEGORIES.computing),
  home: photo('categoria', 'camara', 'group', CATEGORIES.home),
  mobile: photo('categoria', 'microfonos', 'group', CATEGORIES.mobile),
} satisfies Record<Category, unknown>

const banner = (name: KilovatioScene, words: Omit<DemoBanner, 'image' | 'mobileImage' | 'focus'>): DemoBanner => ({
  image: scene(name, 'banner', ''),
  mobileImage: scene(name, 'phone', ''),
  focus: '50% 60%',
  ...words,
})

/** Template 6: an electronics shop in Santiago. */
export const kilovatioShop: DemoShop = {
  shop: {
    subdomain: 'kilovatio',
    name: 'Kilovatio',
    templateId: 6,
    language: 'es',
    currency: 'CLP',
    country: 'CL',
    city: 'Santiago',
    cityId: null,
    phone: '+56 2 2955 0142',
    email: 'hola@kilovatio.example',
    chatNumber: '56955550142',
    description: 'Electrónica con la ficha a la vista: lo que mide, lo que pesa y lo que dura, medido por nosotros.',
    about: {
      mission: 'Vender equipos con datos que se puedan comprobar en la casa.',
      vision: 'Que nadie tenga que comprar para saber.',
      story:
        'Partimos en 2016 reparando cargadores en un local de 9 m² en Ñuñoa. Para decidir cuáles vender, los medimos; para no repetir la explicación, publicamos la tabla. Hoy somos doce personas, un taller y la misma tabla.',
    },
    minPurchase: null,
    paymentMethods: OFFLINE_PAYMENT_METHODS,
    depositAccount: 'Banco de muestra · cuenta corriente 00-123-45678-9\nRUT 76.123.456-0\nA nombre de Kilovatio',
    shippingRate: SHIPPING,
    socials: {
      facebook: 'https://facebook.example/kilovatio',
      instagram: 'https://instagram.example/kilovatio',
      youtube: 'https://youtube.example/@kilovatio',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: { ...VOICE, logo: 'square' },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, { ...VOICE, colors: COBALT }])),
  banners: [
    banner('sound', {
      title: '42 horas de música por carga',
      text: 'Audífonos Kaúl Pro. Al lado, la tornamesa Surco y el parlante Volcán, con su ficha.',
      button: 'Ver Audio',
      href: '/productos?category=Audio',
    }),
    banner('outage', {
      title: 'Un corte de luz son watts por horas',
      text: 'Estaciones, paneles y linternas. La guía trae la cuenta hecha.',
      button: 'Ver Carga y energía',
      href: '/productos?category=Carga+y+energ%C3%ADa',
    }),
    banner('desk', {
      title: 'Monitor Quila 27", $30.000 menos',
      text: '2.560 × 1.440, 100 Hz, un solo cable de 65 W.',
      button: 'Ver Computación',
      href: '/productos?category=Computaci%C3%B3n',
    }),
    banner('rooms', {
      title: 'Desde $9.990 por pieza',
      text: 'Ampolletas, enchufes y cámaras que funcionan sin suscripción.',
      button: 'Ver Casa conectada',
      href: '/productos?category=Casa+conectada',
    }),
  ],
  categories: (Object.keys(CATEGORIES) as Category[]).map((category) => ({
    name: CATEGORIES[category],
    image: COVERS[category],
  })),
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf({ audio: AUDIO, power: POWER, computing: COMPUTING, home: HOME, mobile: MOBILE }).toReversed(),
  coupons: [
    {
      code: 'TALLER',
      active: true,
      reduction: { kind: 'fixed', amount: major(5_000) },
      minPurchase: major(50_000),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: 1,
    },
  ],
  discounts: [
    {
      name: 'Cuatro unidades, 5 % menos',
      active: true,
      trigger: 'quantity',
      minQuantity: 4,
      reduction: { kind: 'percentage', percent: 5 },
    },
    {
      name: 'Por monto',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(150_000), to: major(300_000) - 1, reduction: null },
        { from: major(300_000), to: null, reduction: { kind: 'fixed', amount: major(25_000) } },
      ],
      reduction: { kind: 'fixed', amount: major(10_000) },
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'Tienda y taller',
      address: 'Calle Los Amperes 1045, local 12, Ñuñoa, Santiago',
      latitude: -33.4545,
      longitude: -70.5987,
      hours: 'Lunes a viernes, 10:00 a 19:00; sábado, 10:00 a 14:00',
      phone: '+56 2 2955 0142',
      photo: null,
    },
    {
      name: 'Bodega, solo retiros',
      address: 'Camino Los Transformadores 2210, bodega 7, Quilicura, Santiago',
      latitude: -33.3671,
      longitude: -70.7269,
      hours: 'Lunes a viernes, 9:00 a 17:30',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  // No script of others: whoever opens the demo has agreed to none.
  integrations: { financingSlug: 'kilovatio' },
  affiliations: [
    { name: 'Asociación de Talleres de Electrónica de Ñuñoa', logo: null },
    { name: 'Red de Reciclaje de Aparatos', logo: null },
  ],
  chatOrderForm: [{ key: 'rut', label: 'RUT, si necesitas factura', type: 'text', value: '', required: false }],
  marketplace: { enabled: true, token: null },
  accessCodes: [{ code: 'voltaje', label: 'Preventa para clientes del taller' }],
}
