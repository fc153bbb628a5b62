import type { ShippingRate } from '@store/core'
import { type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { ACCESSORIES, FOOTBALL, GYM } from './courts.ts'
import { draftsOf, SPORTS } from './gear.ts'
import { MOUNTAIN } from './mountain.ts'
import { LOGO, scene } from './pictures.ts'
import { POLICIES } from './policies.ts'
import { RUNNING } from './running.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(1000) - 1, price: major(129) },
    { from: major(1000), to: major(1500) - 1, price: major(89) },
    { from: major(1500), to: major(1_000_000), price: 0 },
  ],
  days: { from: 2, to: 5 },
}

/** How the shop speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'Sube más',
  description: 'Tenis, ropa y equipo para la sierra, la cancha y el gimnasio. En tu talla, hoy.',
  watermark: true,
  onlinePayment: false,
}
const OTHER_TEMPLATES = [5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 99]

/** Template 13: a sports shop in Monterrey. Its shoes are its banners. */
export const sierraVelozShop: DemoShop = {
  shop: {
    subdomain: 'sierraveloz',
    name: 'Sierra Veloz',
    templateId: 13,
    language: 'es',
    currency: 'MXN',
    country: 'MX',
    city: 'Monterrey',
    cityId: null,
    phone: '+52 81 5555 0142',
    email: 'hola@sierraveloz.example',
    chatNumber: '528155550142',
    description: 'Tienda de deporte en Monterrey: correr, montaña, fútbol y gimnasio, elegidos por quienes los usan.',
    about: {
      mission: 'Que nadie deje de moverse por no encontrar su talla.',
      vision: 'Una ciudad que ve su sierra todos los días y la sube los domingos.',
      story:
        'Empezamos en 2014 con un grupo de martes: doce personas, una cuesta y la cajuela de un coche llena de tenis para probar. El grupo ya no cabe en la banqueta. La cuesta es la misma, y seguimos probando todo antes de venderlo.',
    },
    minPurchase: null,
    paymentMethods: ['bankDeposit', 'cashOnDelivery', 'payInStore', 'toBeAgreed'],
    depositAccount: 'Banco de muestra · CLABE 000180000123456789\nA nombre de Sierra Veloz',
    shippingRate: SHIPPING,
    socials: {
      instagram: 'https://instagram.example/sierraveloz',
      facebook: 'https://facebook.example/sierraveloz',
      youtube: 'https://youtube.example/sierraveloz',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    sports: {
      Correr: '#d4ff2a',
      Montaña: '#ff7a1a',
      Fútbol: '#22c77e',
      Gimnasio: '#6e9bff',
      Accesorios: '#bfe9ff',
    },
    slant: true,
    sizes: 'mx',
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, VOICE])),
  banners: [],
  categories: [
    { name: SPORTS.running, image: scene('correr', SPORTS.running) },
    { name: SPORTS.mountain, image: scene('montana', SPORTS.mountain) },
    { name: SPORTS.football, image: scene('futbol', SPORTS.football) },
    { name: SPORTS.gym, image: scene('gimnasio', SPORTS.gym) },
    { name: SPORTS.gear, image: scene('accesorios', SPORTS.gear) },
  ],
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf({
    running: RUNNING,
    mountain: MOUNTAIN,
    football: FOOTBALL,
    gym: GYM,
    gear: ACCESSORIES,
  }).toReversed(),
  discounts: [
    {
      name: 'Equipo completo: cuatro piezas, 10 % menos',
      active: true,
      trigger: 'quantity',
      minQuantity: 4,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'Temporada larga',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(4000), to: major(7000) - 1, reduction: null },
        { from: major(7000), to: null, reduction: { kind: 'fixed', amount: major(700) } },
      ],
      reduction: { kind: 'fixed', amount: major(300) },
    },
  ],
  coupons: [
    {
      code: 'CUESTA',
      active: true,
      reduction: { kind: 'percentage', percent: 12 },
      minPurchase: major(1200),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: 1,
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'Tienda Barrio Antiguo',
      address: 'Calle de los Corredores 410, Barrio Antiguo, Monterrey',
      latitude: 25.6665,
      longitude: -100.3069,
      hours: 'Lunes a viernes, 10:00 a 20:00; sábado, 9:00 a 18:00; domingo, 10:00 a 14:00',
      phone: '+52 81 5555 0142',
      photo: null,
    },
    {
      name: 'Punto Chipinque, al pie de la ruta',
      address: 'Avenida de la Sierra 88, San Pedro Garza García',
      latitude: 25.6207,
      longitude: -100.3584,
      hours: 'Sábado y domingo, 6:00 a 12:00',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [{ name: 'Red de grupos corredores del norte', logo: null }],
  chatOrderForm: [
    { key: 'talla', label: '¿Qué talla usas, si no la elegiste?', type: 'text', value: '', required: false },
    { key: 'uso', label: '¿Para qué terreno o carrera es?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'martes', label: 'Preventa del grupo de los martes' }],
}
