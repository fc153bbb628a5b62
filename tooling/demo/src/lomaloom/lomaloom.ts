import type { ShippingRate } from '@store/core'
import { type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { draftsOf } from './craft.ts'
import { BASKETS, CLAY, SMALL_THINGS, WOOD } from './other-shelves.ts'
import { LOGO, scene } from './pictures.ts'
import { POLICIES } from './policies.ts'
import { TAGS } from './tags.ts'
import { TEXTILES } from './textiles.ts'

/** The rates of the shipping policy, and its days. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(500) - 1, price: major(45) },
    { from: major(500), to: major(1200) - 1, price: major(30) },
    { from: major(1200), to: major(1_000_000), price: 0 },
  ],
  days: { from: 2, to: 6 },
}

/** How the co-operative speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'Made slowly, above the lake.',
  description:
    'We buy wool at the market and cut reed by the shore. We dye with what grows here: cochineal, indigo, marigold, avocado stone. Each of us works at home, at her own loom or wheel. Two thirds of every price go to whoever made it.',
  watermark: true,
  onlinePayment: false,
}
const OTHER_TEMPLATES = [5, 6, 7, 9, 10, 11, 12, 13, 14, 16, 17, 99]

/** Template 15: five makers by Lake Atitlán, who sell together. */
export const lomaLoomShop: DemoShop = {
  shop: {
    subdomain: 'lomaloom',
    name: 'Loma & Loom',
    templateId: 15,
    language: 'en',
    currency: 'GTQ',
    country: 'GT',
    city: 'Panajachel',
    cityId: null,
    phone: '+502 5555 0137',
    email: 'hello@lomaloom.example',
    chatNumber: '50255550137',
    description: 'Five makers by Lake Atitlán: cloth, clay, baskets and wood, made at home and sold together.',
    about: {
      mission: 'To be paid fairly for slow work, and to say whose work it is.',
      vision: 'That a girl who learns to weave at eight may live from it at thirty, if she likes.',
      story:
        'We began in 2011 with one stall, two looms and an argument about prices. The argument is settled: whoever made it says what it costs, and two thirds of that are hers. The stall is a workshop now, up the hill, with a view of three volcanoes and a kettle that is always on.',
    },
    minPurchase: null,
    paymentMethods: ['bankDeposit', 'cashOnDelivery', 'payInStore', 'toBeAgreed'],
    depositAccount: 'Sample bank · checking account 12-345678-9\nIn the name of Loma & Loom',
    shippingRate: SHIPPING,
    socials: {
      instagram: 'https://instagram.example/lomaandloom',
      facebook: 'https://facebook.example/lomaandloom',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    arrangement: 'masonry',
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, VOICE])),
  banners: [
    {
      image: scene('workshop'),
      mobileImage: scene('calendar', 'A runner on the loom, half done, for narrow screens'),
      title: 'The kettle is on',
      text: 'Up the hill, second blue door. Come and watch a cloth grow by a hand’s width.',
      button: 'How to find us',
      href: '/contacto',
      focus: '40% 50%',
    },
  ],
  categories: [
    { name: 'Textiles', image: scene('textiles', 'Textiles') },
    { name: 'Clay', image: scene('clay', 'Clay') },
    { name: 'Baskets', image: scene('baskets', 'Baskets') },
    { name: 'Wood', image: scene('wood', 'Wood') },
    { name: 'Small things', image: scene('small', 'Small things') },
  ],
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf({
    Textiles: TEXTILES,
    Clay: CLAY,
    Baskets: BASKETS,
    Wood: WOOD,
    'Small things': SMALL_THINGS,
  }).toReversed(),
  discounts: [
    {
      name: 'Four things, one parcel: 10% off',
      active: true,
      trigger: 'quantity',
      minQuantity: 4,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'For a whole house',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(1500), to: major(3000) - 1, reduction: null },
        { from: major(3000), to: null, reduction: { kind: 'fixed', amount: major(350) } },
      ],
      reduction: { kind: 'fixed', amount: major(120) },
    },
  ],
  coupons: [
    {
      code: 'KETTLE',
      active: true,
      reduction: { kind: 'percentage', percent: 10 },
      minPurchase: major(250),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: 1,
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'The workshop',
      address: 'Callejón del Telar 4, barrio Jucanyá, Panajachel',
      latitude: 14.7402,
      longitude: -91.1535,
      hours: 'Monday to Friday, 9:00 to 17:00; Saturday, 9:00 to 13:00',
      phone: '+502 5555 0137',
      photo: null,
    },
    {
      name: 'Marta’s loom',
      address: 'Above the dock, San Juan La Laguna',
      latitude: 14.6942,
      longitude: -91.2869,
      hours: 'Tuesday, Thursday and Saturday, 8:00 to 12:00',
      phone: null,
      photo: null,
    },
    {
      name: 'The market stall',
      address: 'Mercado municipal, aisle 3, stall 15, Sololá',
      latitude: 14.7722,
      longitude: -91.1833,
      hours: 'Tuesday and Friday, 6:30 to 14:00',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [{ name: 'Association of Makers of the Lake', logo: null }],
  chatOrderForm: [
    {
      key: 'gift',
      label: 'Is it a present? What shall we write on the tag?',
      type: 'text',
      value: '',
      required: false,
    },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'shuttle', label: 'Friends of the workshop' }],
}
