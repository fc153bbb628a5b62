import { OFFLINE_PAYMENT_METHODS } from '@store/core'
import { type DemoShop, major } from '../demo-shop.ts'
import { AISLES, goods } from './goods.ts'

const page = (text: string) => `<p>${text}</p>`

/** A wholesaler of ten thousand products, for whoever wants to see what a big catalogue is like. */
export const bultoShop: DemoShop = {
  shop: {
    subdomain: 'bulto',
    name: 'Bulto',
    templateId: 6,
    language: 'es',
    currency: 'COP',
    country: 'CO',
    city: 'Medellín',
    cityId: 5001,
    phone: '+57 604 555 0199',
    email: 'hola@bulto.example',
    chatNumber: '573995550199',
    description: 'Saldos y mayoreo: diez mil referencias por unidad, caja o bulto.',
    about: {
      mission: 'Que comprar por caja sea tan claro como comprar uno.',
      vision: 'Ninguna bodega con saldos olvidados.',
      story: 'Empezamos con un camión de cajas golpeadas que nadie quería. Hoy son diez mil referencias.',
    },
    minPurchase: major(50_000),
    paymentMethods: OFFLINE_PAYMENT_METHODS,
    depositAccount: 'Banco de muestra · cuenta de ahorros 123-000456-78\nA nombre de Bulto S. A. S.',
    shippingRate: { kind: 'flat', price: major(14_900), days: { from: 2, to: 6 } },
    socials: {},
    tags: [],
  },
  logo: null,
  settings: {
    headline: 'Diez mil referencias, por unidad o por bulto',
    description: 'Saldos, fin de serie y mayoreo.',
    colors: { primary: '#7a3300', accent: '#ffc400', background: null, text: null },
  },
  settingsElsewhere: {},
  banners: [],
  categories: Object.entries(AISLES).map(([name, shop]) => ({
    name,
    image: shop.products[0]?.images[0] ?? null,
  })),
  products: goods(),
  discounts: [],
  coupons: [],
  policies: {
    privacy: page('Usamos tus datos para enviar lo que compras, y para nada más.'),
    returns: page('Se cambia lo que llegue distinto a lo que dice su lote, hasta ocho días después de recibirlo.'),
    shipping: page('Despachamos desde Medellín en dos días hábiles.'),
    warranty: page('La de ley, también para saldos; las cajas golpeadas lo dicen en su nombre.'),
    exchange: page('Por otra presentación de lo mismo, mientras haya.'),
    payments: page('Contra entrega, consignación o en la bodega.'),
  },
  branches: [
    {
      name: 'Bodega',
      address: 'Carrera 52 # 10-40, Medellín',
      latitude: 6.2116,
      longitude: -75.5853,
      hours: 'Lunes a sábado, 7:00 a 16:00',
      phone: '+57 604 555 0199',
      photo: null,
    },
  ],
  articles: [],
  integrations: {},
  affiliations: [],
  chatOrderForm: [],
  accessCodes: [],
  marketplace: { enabled: false, token: null },
}
