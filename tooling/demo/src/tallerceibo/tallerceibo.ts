import { type CeiboPiece, type CeiboScene, tallerceiboPlaces } from '@store/artwork'
import type { ShippingRate } from '@store/core'
import { type DemoBanner, type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { draftsOf, ROOMS, type Room } from './furniture.ts'
import { inAddress, LOGO, scene } from './pictures.ts'
import { POLICIES } from './policies.ts'
import { SEATS, TABLES } from './seats-and-tables.ts'
import { LIGHT, STORAGE, TEXTILES } from './storage-light-textiles.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  // Of what is finished.
  days: { from: 3, to: 6 },
  ranges: [
    { from: 0, to: major(5_000) - 1, price: major(390) },
    { from: major(5_000), to: major(20_000) - 1, price: major(890) },
    { from: major(20_000), to: major(10_000_000), price: 0 },
  ],
}

/** How the workshop speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'Sillón Pampero, para leer hasta tarde.',
  description: 'Muebles de lapacho, roble y eucalipto, hechos de a uno en la calle Durazno.',
  watermark: true,
  onlinePayment: false,
}
const WALNUT = { primary: '#5a3a22', accent: '#23473a', background: null, text: null }
const OTHER_TEMPLATES = [5, 6, 7, 9, 10, 12, 13, 14, 15, 16, 17, 99]

const COVERS: Readonly<Record<Room, CeiboScene>> = {
  seats: 'asientos',
  tables: 'mesas',
  storage: 'guardado',
  light: 'luz',
  textiles: 'textiles',
}

const PIECES = { seats: SEATS, tables: TABLES, storage: STORAGE, light: LIGHT, textiles: TEXTILES }
const addressOf = (drawing: CeiboPiece): string =>
  inAddress(
    Object.values(PIECES)
      .flat()
      .find((piece) => piece.drawing === drawing)?.name ?? drawing,
  )

/** A room, with what stands in it. `first`: the piece whose tape is drawn. */
const room = (
  name: 'lectura' | 'comedor' | 'estudio',
  first: CeiboPiece,
  words: Omit<DemoBanner, 'image' | 'mobileImage' | 'focus' | 'points'>,
): DemoBanner => ({
  image: scene(name, ''),
  mobileImage: null,
  focus: '50% 60%',
  points: tallerceiboPlaces(name)
    .toSorted((one, other) => Number(other.piece === first) - Number(one.piece === first))
    .map(({ piece, ...place }) => ({ ...place, slug: addressOf(piece) })),
  ...words,
})

/** Template 11: a furniture workshop in Montevideo. */
export const tallerCeiboShop: DemoShop = {
  shop: {
    subdomain: 'tallerceibo',
    name: 'Taller Ceibo',
    templateId: 11,
    language: 'es',
    currency: 'UYU',
    country: 'UY',
    city: 'Montevideo',
    cityId: null,
    phone: '+598 2400 0142',
    email: 'hola@tallerceibo.example',
    chatNumber: '59899550142',
    description:
      'Muebles de lapacho, roble y eucalipto, hechos de a uno en Montevideo. Cada pieza trae sus medidas y dice por qué puerta entra.',
    about: {
      mission: 'Hacer pocas piezas, que duren más que la casa, y decir de cada una lo que mide y de qué árbol salió.',
      vision: 'Que un mueble se arregle antes de que se cambie.',
      story:
        'Elbio Camejo armaba barcos en el puerto; Noelia Bentancur dibujaba planos de escuelas. En 2008 alquilaron un galpón de la calle Durazno para hacer una mesa, la de ellos, y los vecinos pidieron la segunda. Hoy son siete en el taller, una olla de vapor y un perro que se llama Formón.',
    },
    minPurchase: null,
    paymentMethods: ['bankDeposit', 'cashOnDelivery', 'payInStore', 'toBeAgreed'],
    depositAccount: 'Banco de muestra · cuenta en pesos 001234567-00001\nA nombre de Taller Ceibo',
    shippingRate: SHIPPING,
    socials: {
      instagram: 'https://instagram.example/tallerceibo.uy',
      youtube: 'https://youtube.example/@tallerceibo',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    colors: WALNUT,
    font: 'own',
    scheme: 'auto',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
    rooms: ['plaster', 'forest', 'walnut', 'clay', 'night'],
    tape: true,
    unit: 'cm',
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, { ...VOICE, colors: WALNUT }])),
  banners: [
    room('lectura', 'pampero', {
      title: 'Un rincón para leer hasta tarde',
      text: 'Sillón, lámpara y un banco para la taza.',
      button: 'Ver los asientos',
      href: '/productos?category=Asientos',
    }),
    room('comedor', 'solis', {
      title: 'La mesa donde entran todos',
      text: 'Ocho lugares de lapacho y sillas que se corren con un dedo.',
      button: 'Ver las mesas',
      href: '/productos?category=Mesas',
    }),
    room('estudio', 'bitacora', {
      title: 'Una pared para trabajar',
      text: 'Escritorio, biblioteca y la luz del lado izquierdo.',
      button: 'Ver el guardado',
      href: '/productos?category=Guardado',
    }),
  ],
  categories: (Object.keys(ROOMS) as Room[]).map((each) => ({
    name: ROOMS[each],
    image: scene(COVERS[each], ROOMS[each]),
  })),
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf(PIECES).toReversed(),
  discounts: [
    {
      name: 'Cuatro piezas, 8 % menos',
      active: true,
      trigger: 'quantity',
      minQuantity: 4,
      reduction: { kind: 'percentage', percent: 8 },
    },
    {
      name: 'Casa nueva',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(60_000), to: major(120_000) - 1, reduction: null },
        { from: major(120_000), to: null, reduction: { kind: 'fixed', amount: major(9_000) } },
      ],
      reduction: { kind: 'fixed', amount: major(3_000) },
    },
  ],
  coupons: [
    {
      code: 'VIRUTA',
      active: true,
      reduction: { kind: 'percentage', percent: 10 },
      minPurchase: major(5_000),
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
      address: 'Durazno 1999 bis, Palermo, Montevideo',
      latitude: -34.9121,
      longitude: -56.1762,
      hours: 'Lunes a viernes, 9:00 a 18:00; sábado, 10:00 a 14:00',
      phone: '+598 2400 0142',
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [
    { name: 'Cooperativa de Carpinteros del Sur', logo: null },
    { name: 'Mesa de la Madera Uruguaya', logo: null },
  ],
  chatOrderForm: [
    { key: 'piso', label: '¿A qué piso subimos, y hay ascensor?', type: 'text', value: '', required: false },
    { key: 'puerta', label: '¿Cuánto mide de ancho la puerta más angosta?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'viruta', label: 'Preventa de la tanda nueva' }],
}
