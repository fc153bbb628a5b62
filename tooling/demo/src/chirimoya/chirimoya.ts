import type { ChirimoyaScene } from '@store/artwork'
import { OFFLINE_PAYMENT_METHODS, type ShippingRate } from '@store/core'
import { type DemoBanner, type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { LOGO, scene } from './pictures.ts'
import { POLICIES } from './policies.ts'
import { BABIES, BUILD, INVENT, OUTSIDE, READ } from './shelves.ts'
import { TAGS } from './tags.ts'
import { draftsOf, SHELVES, type Shelf } from './toy.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(25_000) - 1, price: major(2_500) },
    { from: major(25_000), to: major(45_000) - 1, price: major(1_500) },
    { from: major(45_000), to: major(10_000_000), price: 0 },
  ],
  days: { from: 1, to: 4 },
}

/** How the shop speaks to parents, whatever template it is shown in. */
const VOICE = {
  headline: 'Juguetes para una tarde entera',
  description: 'De madera, de tela y de imaginar. Escogidos por edad, hechos para durar y arreglados si hace falta.',
  watermark: true,
  onlinePayment: false,
}
const MAGENTA = { primary: '#c4175f', accent: '#ffc629', background: null, text: null }
const OTHER_TEMPLATES = [5, 6, 7, 9, 11, 12, 13, 14, 15, 16, 17, 99]

const COVERS: Readonly<Record<Shelf, ChirimoyaScene>> = {
  build: 'construir',
  invent: 'inventar',
  outside: 'afuera',
  read: 'leer',
  babies: 'bebes',
}

const banner = (
  name: 'lluvia' | 'titeres' | 'playa',
  words: Omit<DemoBanner, 'image' | 'mobileImage' | 'focus'>,
): DemoBanner => ({
  image: scene(name, ''),
  mobileImage: scene(`${name}-celular`, ''),
  focus: '76% 58%',
  ...words,
})

/** Template 10: a toy shop in San José. */
export const chirimoyaShop: DemoShop = {
  shop: {
    subdomain: 'chirimoya',
    name: 'Chirimoya',
    templateId: 10,
    language: 'es',
    currency: 'CRC',
    country: 'CR',
    city: 'San José',
    cityId: null,
    phone: '+506 2955 0142',
    email: 'hola@chirimoya.example',
    chatNumber: '50689550142',
    description:
      'Juguetería de barrio en San José: trompos, títeres, bloques y cuentos escogidos por edad. Lo que se quiebra, se arregla.',
    about: {
      mission: 'Vender juguetes que hagan poco, para que quien juega haga mucho.',
      vision: 'Una tarde de lluvia en la que nadie pregunte por la pantalla.',
      story:
        'Abrimos en 2012 en la cochera de la abuela, debajo de un árbol de chirimoya que manchaba los carros. Los primeros trompos los torneó el tío Rafa; hoy trabajan con nosotros diecinueve talleres de todo el país. El árbol sigue ahí, y los carros también.',
    },
    minPurchase: null,
    paymentMethods: OFFLINE_PAYMENT_METHODS,
    depositAccount: 'Banco de muestra · IBAN CR00 0000 0000 0000 1234 56\nA nombre de Chirimoya',
    shippingRate: SHIPPING,
    socials: {
      facebook: 'https://facebook.example/chirimoya.cr',
      instagram: 'https://instagram.example/chirimoya.cr',
      youtube: 'https://youtube.example/@chirimoya',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    // What its dial answers.
    headline: '¿Cuántos años cumple la imaginación?',
    fact: 'Un juguete que se guarda un mes vuelve a ser nuevo.',
    colors: MAGENTA,
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, { ...VOICE, colors: MAGENTA }])),
  banners: [
    banner('lluvia', {
      title: '¿Aguacero a las dos? Aquí hay tarde',
      text: 'Bloques, trenes y trompos que no necesitan pilas.',
      button: 'Ver Construir',
      href: '/productos?category=Construir',
    }),
    banner('titeres', {
      title: 'Hoy el cuento lo cuenta un perezoso',
      text: 'Títeres de fieltro y una caja de disfraces con descuento.',
      button: 'Ver Inventar',
      href: '/productos?category=Inventar',
    }),
    banner('playa', {
      title: 'Enero trae viento',
      text: 'Papalotes, bolas y cubetas para estrenar afuera.',
      button: 'Ver Afuera',
      href: '/productos?category=Afuera',
    }),
  ],
  categories: (Object.keys(SHELVES) as Shelf[]).map((shelf) => ({
    name: SHELVES[shelf],
    image: scene(COVERS[shelf], SHELVES[shelf]),
  })),
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf({ build: BUILD, invent: INVENT, outside: OUTSIDE, read: READ, babies: BABIES }).toReversed(),
  discounts: [
    {
      name: 'Llevá 3 y ahorrá 10 %',
      active: true,
      trigger: 'quantity',
      minQuantity: 3,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'La lista de la fiesta',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(50_000), to: major(90_000) - 1, reduction: null },
        { from: major(90_000), to: null, reduction: { kind: 'fixed', amount: major(9_000) } },
      ],
      reduction: { kind: 'fixed', amount: major(4_000) },
    },
  ],
  coupons: [
    {
      code: 'AGUACERO',
      active: true,
      reduction: { kind: 'fixed', amount: major(2_500) },
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
      name: 'La tienda',
      address: 'Barrio Escalante, calle 999, casa del árbol de chirimoya, San José',
      latitude: 9.9351,
      longitude: -84.0632,
      hours: 'Lunes a viernes, 10:00 a 18:00; sábado, 9:00 a 17:00',
      phone: '+506 2955 0142',
      photo: null,
    },
    {
      name: 'El taller de arreglos',
      address: 'Barrio Escalante, misma casa, entrada por la cochera, San José',
      latitude: 9.9352,
      longitude: -84.0633,
      hours: 'Sábado, 9:00 a 12:00',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [
    { name: 'Red de Artesanos del Juguete de Sarchí', logo: null },
    { name: 'Cámara de Librerías y Jugueterías de Barrio', logo: null },
  ],
  chatOrderForm: [
    { key: 'edad', label: '¿Qué edad tiene quien va a jugar?', type: 'text', value: '', required: false },
    { key: 'regalo', label: '¿Es un regalo? ¿Qué dice la tarjeta?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'recreo', label: 'Venta para kínderes y bibliotecas' }],
}
