import type { ShippingRate } from '@store/core'
import { type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { draftsOf, SHOWCASES } from './jewel.ts'
import { LOGO, scene } from './pictures.ts'
import { JEWELS } from './pieces.ts'
import { POLICIES } from './policies.ts'
import { TAGS } from './tags.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(300) - 1, price: major(12) },
    { from: major(300), to: major(800) - 1, price: major(9) },
    { from: major(800), to: major(1_000_000), price: 0 },
  ],
}

/** How the house speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'La pluie, retenue par l’or.',
  description: 'Des bijoux faits à Cayenne, un par un, avec l’or, les pierres et les graines d’ici.',
  watermark: true,
  onlinePayment: false,
}
const OTHER_TEMPLATES = [5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 17, 99]

/** Template 12: a jeweller in Cayenne. Its pieces are its banners: it shows nothing else so large. */
export const awaraShop: DemoShop = {
  shop: {
    subdomain: 'awara',
    name: 'Maison Awara',
    templateId: 12,
    language: 'fr',
    currency: 'EUR',
    country: 'GF',
    city: 'Cayenne',
    cityId: null,
    phone: '+594 594 55 01 42',
    email: 'bonjour@awara.example',
    chatNumber: '594694550142',
    description: 'Joaillerie de Cayenne : or tracé, pierres de couleur et graines de la forêt, montées à la main.',
    about: {
      mission: 'Faire peu de bijoux, savoir d’où vient chaque gramme, et les réparer toujours.',
      vision: 'Que l’or de Guyane se porte sans qu’on ait à détourner les yeux.',
      story:
        'La maison a commencé en 2006 par un établi sous un auvent, rue de la Pluie, et un client qui voulait une bague de la couleur du fleuve. Nous sommes quatre. L’auvent est toujours là ; quand il pleut trop fort, on arrête de marteler et on écoute.',
    },
    minPurchase: null,
    // A transfer, or by hand: nobody sends gold to be paid at the door.
    paymentMethods: ['bankDeposit', 'payInStore', 'toBeAgreed'],
    depositAccount: 'Banque exemple · IBAN FR76 0000 0000 0000 0000 0000 123\nAu nom de Maison Awara',
    shippingRate: SHIPPING,
    socials: {
      instagram: 'https://instagram.example/maison.awara',
      facebook: 'https://facebook.example/maison.awara',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    font: 'own',
    scheme: 'dark',
    logo: 'wordmark',
    metal: 'champagne',
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, VOICE])),
  banners: [],
  categories: [
    { name: SHOWCASES.rings, image: scene('bagues', SHOWCASES.rings) },
    { name: SHOWCASES.necklaces, image: scene('colliers', SHOWCASES.necklaces) },
    { name: SHOWCASES.earrings, image: scene('boucles', SHOWCASES.earrings) },
    { name: SHOWCASES.bracelets, image: scene('bracelets', SHOWCASES.bracelets) },
  ],
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf(JEWELS).toReversed(),
  discounts: [
    {
      name: 'Une parure : trois pièces, 8 % de moins',
      active: true,
      trigger: 'quantity',
      minQuantity: 3,
      reduction: { kind: 'percentage', percent: 8 },
    },
    {
      name: 'Grand écrin',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(1500), to: major(3000) - 1, reduction: null },
        { from: major(3000), to: null, reduction: { kind: 'fixed', amount: major(240) } },
      ],
      reduction: { kind: 'fixed', amount: major(90) },
    },
  ],
  coupons: [
    {
      code: 'LUCIOLE',
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
      name: 'L’atelier',
      address: '99, rue de la Pluie, Cayenne',
      latitude: 4.9385,
      longitude: -52.3301,
      hours: 'Mardi à vendredi, 9:00 à 12:30 et 15:00 à 18:30; samedi, 9:00 à 13:00',
      phone: '+594 594 55 01 42',
      photo: null,
    },
    {
      name: 'La vitrine du marché',
      address: 'Marché central, allée des Orfèvres, étal 9, Cayenne',
      latitude: 4.9361,
      longitude: -52.3345,
      hours: 'Mercredi, vendredi et samedi, 6:30 à 13:00',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [{ name: 'Compagnie des orfèvres de Guyane', logo: null }],
  chatOrderForm: [
    { key: 'taille', label: 'Votre taille, si vous la connaissez', type: 'text', value: '', required: false },
    { key: 'cadeau', label: 'Est-ce un cadeau ? Que met-on sur la carte ?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'loupe', label: 'Soirée des clients' }],
}
