import type { OrvalhoScene } from '@store/artwork'
import type { ShippingRate } from '@store/core'
import { type DemoBanner, type DemoShop, major } from '../demo-shop.ts'
import { ARTICLES } from './articles.ts'
import { BODY } from './body.ts'
import { MOISTURISE, PROTECT } from './care.ts'
import { CLEANSE, TREAT } from './cleansing.ts'
import { LOGO, scene } from './pictures.ts'
import { POLICIES } from './policies.ts'
import { TAGS } from './tags.ts'
import { draftsOf, STEPS, type Step } from './treatment.ts'

/** The rates of the shipping policy. */
const SHIPPING: ShippingRate = {
  kind: 'bySubtotal',
  ranges: [
    { from: 0, to: major(150) - 1, price: 18_90 },
    { from: major(150), to: major(250) - 1, price: 9_90 },
    { from: major(250), to: major(1_000_000), price: 0 },
  ],
}

/** How the house speaks, whatever template it is shown in. */
const VOICE = {
  headline: 'A pele acorda devagar',
  description: 'Séruns e bálsamos feitos em pequenos lotes com guaçatonga, calêndula e água de nascente.',
  watermark: true,
  onlinePayment: true,
}
const PLUM = { primary: '#55244a', accent: '#d9e0b8', background: null, text: null }
const OTHER_TEMPLATES = [5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 17, 99]

const COVERS: Readonly<Record<Step, OrvalhoScene>> = {
  cleanse: 'limpar',
  treat: 'tratar',
  moisturise: 'hidratar',
  protect: 'proteger',
  body: 'para-o-corpo',
}

const banner = (
  name: 'amanhecer' | 'ritual' | 'corpo',
  words: Omit<DemoBanner, 'image' | 'mobileImage' | 'focus'>,
): DemoBanner => ({
  image: scene(name, ''),
  mobileImage: scene(`${name}-celular`, ''),
  focus: '76% 62%',
  ...words,
})

/** Template 9: a maker of cosmetics in Curitiba. */
export const orvalhoShop: DemoShop = {
  shop: {
    subdomain: 'orvalho',
    name: 'Orvalho',
    templateId: 9,
    language: 'pt',
    currency: 'BRL',
    country: 'BR',
    city: 'Curitiba',
    cityId: null,
    phone: '+55 41 3955 0142',
    email: 'ola@orvalho.example',
    chatNumber: '5541995550142',
    description:
      'Cosméticos de pequenos lotes, feitos em Curitiba com plantas da Serra do Mar. Pouco ingrediente, bem tratado.',
    about: {
      mission: 'Fazer menos produtos, com menos ingredientes, e contar de onde vem cada um.',
      vision: 'Que cuidar da pele seja um gesto de cinco minutos, e não uma lista de compras.',
      story:
        'Em 2016 éramos três pessoas, uma panela de trinta litros e uma árvore de guaçatonga atrás de um galinheiro. Hoje somos onze, a panela é a mesma e a árvore está maior. Cada lote cabe numa manhã; quando acaba, a gente espera a próxima colheita.',
    },
    minPurchase: null,
    // As Brazil pays a small shop: a Pix is a transfer, and nobody pays the postman.
    paymentMethods: ['bankDeposit', 'toBeAgreed', 'payInStore'],
    depositAccount: 'Pix: pix@orvalho.example\nBanco de exemplo · agência 0001 · conta 12345-6\nEm nome de Orvalho',
    shippingRate: SHIPPING,
    socials: {
      instagram: 'https://instagram.example/orvalho.cwb',
      youtube: 'https://youtube.example/@orvalho',
      tiktok: 'https://tiktok.example/@orvalho.cwb',
    },
    tags: TAGS,
  },
  logo: LOGO,
  settings: {
    ...VOICE,
    colors: PLUM,
    font: 'own',
    scheme: 'light',
    logo: 'wordmark',
    categoryStyle: 1,
    productStyle: 1,
  },
  settingsElsewhere: Object.fromEntries(OTHER_TEMPLATES.map((template) => [template, { ...VOICE, colors: PLUM }])),
  banners: [
    banner('amanhecer', {
      title: 'Três gestos para a manhã',
      text: 'Sérum, creme e véu, nesta ordem e sem pressa.',
      button: 'Começar o meu ritual',
      href: '/productos?category=Tratar',
    }),
    banner('ritual', {
      title: 'Limpar, tratar, hidratar',
      text: 'O que a pele pede à noite cabe em três frascos.',
      button: 'Ver o que limpa',
      href: '/productos?category=Limpar',
    }),
    banner('corpo', {
      title: 'Do rosto para baixo também é pele',
      text: 'Maracujá, capim-limão e dois minutos de escova.',
      button: 'Ver corpo',
      href: '/productos?category=Corpo',
    }),
  ],
  categories: (Object.keys(STEPS) as Step[]).map((step) => ({
    name: STEPS[step],
    image: scene(COVERS[step], STEPS[step]),
  })),
  // What is listed first came in last, so that it is also what is new.
  products: draftsOf({
    cleanse: CLEANSE,
    treat: TREAT,
    moisturise: MOISTURISE,
    protect: PROTECT,
    body: BODY,
  }).toReversed(),
  discounts: [
    {
      name: 'Leve 3 e economize 10 %',
      active: true,
      trigger: 'quantity',
      minQuantity: 3,
      reduction: { kind: 'percentage', percent: 10 },
    },
    {
      name: 'Ritual completo',
      active: true,
      trigger: 'subtotal',
      ranges: [
        { from: major(350), to: major(600) - 1, reduction: null },
        { from: major(600), to: null, reduction: { kind: 'fixed', amount: major(60) } },
      ],
      reduction: { kind: 'fixed', amount: major(25) },
    },
  ],
  coupons: [
    {
      code: 'SERENO',
      active: true,
      reduction: { kind: 'percentage', percent: 12 },
      minPurchase: major(120),
      from: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: 1,
    },
  ],
  policies: POLICIES,
  branches: [
    {
      name: 'O ateliê',
      address: 'Rua das Guaçatongas, 999, São Francisco, Curitiba',
      latitude: -25.4204,
      longitude: -49.2776,
      hours: 'Segunda a sexta, 9:00 às 18:00; sábado, 9:00 às 13:00',
      phone: '+55 41 3955 0142',
      photo: null,
    },
    {
      name: 'A banca da feira',
      address: 'Feira do Largo, corredor 3, banca 99, Curitiba',
      latitude: -25.4278,
      longitude: -49.2723,
      hours: 'Domingo, 9:00 às 14:00',
      phone: null,
      photo: null,
    },
  ],
  articles: ARTICLES,
  integrations: {},
  affiliations: [
    { name: 'Rede de Cosmética Artesanal do Paraná', logo: null },
    { name: 'Guardiões da Serra do Mar', logo: null },
  ],
  chatOrderForm: [
    { key: 'pele', label: 'Como está a sua pele hoje?', type: 'text', value: '', required: false },
    { key: 'presente', label: 'É para presente? O que vai no cartão?', type: 'text', value: '', required: false },
  ],
  marketplace: { enabled: false, token: null },
  accessCodes: [{ code: 'serra', label: 'Pré-venda do lote novo' }],
}
