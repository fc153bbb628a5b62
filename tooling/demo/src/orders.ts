import { createHash } from 'node:crypto'
import {
  type Amount,
  type Order,
  type OrderStatus,
  type PaymentMethod,
  quoteShipping,
  type ShipmentStatus,
} from '@store/core'
import type { DemoProduct, DemoShop } from './demo-shop.ts'
import { drawFrom } from './draw.ts'

const HOUR = 3_600_000
/** Before the demo was begun. */
export const DAYS = 60

/** What became of an order, in hours after it was placed. */
type Course = {
  readonly method: PaymentMethod
  readonly channel?: Order['channel']
  /** The shopper comes for it. */
  readonly pickUp?: true
  /** How long its units are kept for the buyer; left out: there is no time limit. */
  readonly held?: number
  readonly begins: OrderStatus
  readonly steps: readonly (
    | readonly [hours: number, about: 'order', to: OrderStatus]
    | readonly [hours: number, about: 'shipment', to: ShipmentStatus]
  )[]
}

const paidAt = (hours: number) => [hours, 'order', 'paid'] as const
const packedAt = (hours: number) => [hours, 'shipment', 'inPacking'] as const
const sentAt = (hours: number) => [hours, 'shipment', 'inTransit'] as const
const arrivedAt = (hours: number) => [hours, 'shipment', 'delivered'] as const

const DOOR = { method: 'cashOnDelivery', begins: 'unpaid' } as const
const DEPOSIT = { method: 'bankDeposit', begins: 'unpaid' } as const

/** Orders of the last days, each in another state, with their ages in hours. */
const OPEN: readonly (readonly [age: number, course: Course])[] = [
  ...[1, 3, 9].map((age) => [age, { ...DOOR, held: 72, steps: [] }] as const),
  ...[0.6, 2].map(
    (age) => [age, { method: 'toBeAgreed', channel: 'chat', begins: 'pending', held: 12, steps: [] }] as const,
  ),
  ...[5, 20].map((age) => [age, { ...DEPOSIT, held: 72, steps: [] }] as const),
  ...[11, 18, 26].map((age) => [age, { ...DEPOSIT, steps: [paidAt(4)] }] as const),
  [30, { ...DOOR, steps: [packedAt(24)] }],
  [28, { ...DEPOSIT, steps: [paidAt(2), packedAt(22)] }],
  [40, { ...DEPOSIT, pickUp: true, steps: [paidAt(3), packedAt(30)] }],
  ...[50, 66, 200].map((age) => [age, { ...DOOR, steps: [packedAt(20), sentAt(30)] }] as const),
  [70, { ...DEPOSIT, steps: [paidAt(3), packedAt(24), sentAt(40), [40, 'order', 'dispatched']] }],
  ...[100, 120].map((age) => [age, { ...DOOR, steps: [packedAt(20), sentAt(30), arrivedAt(80)] }] as const),
  [150, { ...DOOR, steps: [packedAt(20), sentAt(30), [120, 'shipment', 'returned']] }],
  ...[90, 300, 700].map(
    (age) =>
      [
        age,
        {
          ...DOOR,
          steps: [
            [30, 'order', 'cancelled'],
            [30, 'shipment', 'cancelled'],
          ],
        },
      ] as const,
  ),
]

/** Orders of which nothing is left to do. */
const DONE: readonly Course[] = [
  { ...DOOR, steps: [packedAt(8), sentAt(26), arrivedAt(66), paidAt(70), [70, 'order', 'delivered']] },
  {
    ...DEPOSIT,
    steps: [
      paidAt(4),
      packedAt(20),
      sentAt(30),
      [30, 'order', 'dispatched'],
      arrivedAt(70),
      [70, 'order', 'delivered'],
    ],
  },
  {
    method: 'payInStore',
    channel: 'pointOfSale',
    pickUp: true,
    begins: 'paid',
    steps: [[0, 'shipment', 'inPacking'], arrivedAt(0), [0, 'order', 'delivered']],
  },
]

const BUYERS = [
  ...['Marcela Ríos', 'Andrés Pardo', 'Luz Dary Henao', 'Camilo Vélez', 'Paola Cárdenas', 'Julián Mesa', 'Diana Rojas'],
  ...['Óscar Lozano', 'Natalia Duque', 'Felipe Arango', 'Rosa Elena Quispe', 'Tomás Fuentes', 'Valentina Soto'],
  ...['Martín Salas', 'Carolina Peña', 'Iván Robles', 'Juana Ibáñez', 'Sebastián Mora', 'Ximena Vidal', 'Pilar Ochoa'],
]

/** Where the parcels of a country go to, the capital of the shop's region most often. */
const PLACES: Readonly<Record<string, readonly (readonly [division: string, city: string, cityId: number | null])[]>> =
  {
    CO: [
      ...[0, 1, 2].map(() => ['Antioquia', 'Medellín', 5001] as const),
      ['Antioquia', 'Envigado', 5266],
      ['Bogotá, D.C.', 'Bogotá, D.C.', 11001],
      ['Valle del Cauca', 'Cali', 76001],
    ],
    CL: [
      ...[0, 1].map(() => ['Región Metropolitana de Santiago', 'Santiago', null] as const),
      ['Región Metropolitana de Santiago', 'Ñuñoa', null],
      ['Valparaíso', 'Viña del Mar', null],
    ],
    PE: [
      ...[0, 1].map(() => ['Lima', 'Miraflores', null] as const),
      ['Lima', 'Barranco', null],
      ['Arequipa', 'Arequipa', null],
    ],
  }

/** The numbers of a shop's orders begin here, so that no two of the demo are alike. */
const FIRST_NUMBER: Readonly<Record<string, number>> = { alborada: 1001, kilovatio: 2001, lacaleta: 3001 }

/** Whether a demo shop comes with orders. The others are as they are opened. */
export const hasOrders = ({ shop }: DemoShop): boolean => FIRST_NUMBER[shop.subdomain] !== undefined

/**
 * Some sixty days of orders up to this moment, of each kind that waits for somebody and many that are done, as lines of an archive; for
 * the same moment they are the same. `imageOf`: a product's picture as the archive names it.
 */
export function ordersOf(demo: DemoShop, until: string, imageOf: (product: DemoProduct) => string | null) {
  const draw = drawFrom(demo.shop.subdomain)
  const end = Date.parse(until)
  const done = Array.from({ length: DAYS }, (_, at) => at)
    .flatMap((at) => Array.from({ length: draw(3) }, () => at))
    .map((at) => [at * 24 + 96 + draw(12), DONE[draw(DONE.length)] as Course] as const)
  return [...OPEN, ...done]
    .toSorted(([a], [b]) => b - a)
    .map(([age, course], at) => {
      const number = (FIRST_NUMBER[demo.shop.subdomain] ?? 1) + at
      return orderLine({ demo, number, placed: end - age * HOUR, course, draw, imageOf })
    })
}

type Making = {
  readonly demo: DemoShop
  readonly number: number
  readonly placed: number
  readonly course: Course
  readonly draw: (below: number) => number
  readonly imageOf: (product: DemoProduct) => string | null
}

function orderLine({ demo, number, placed, course, draw, imageOf }: Making) {
  const { shop } = demo
  const at = (hours: number) => new Date(placed + hours * HOUR).toISOString()
  const bought = Array.from({ length: 1 + draw(2) }, () => boughtOf(demo, draw, imageOf))
  const lines = bought.map(({ line }) => line)
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const [division, city, cityId] = (PLACES[shop.country] ?? [])[draw(PLACES[shop.country]?.length ?? 1)] ?? [
    '',
    '',
    null,
  ]
  const cart = { subtotal, lines: bought, delivery: course.pickUp ? 'pickUp' : 'address' } as const
  const quote = quoteShipping(shop.shippingRate, cart, cityId)
  const shipping = quote.kind === 'quoted' ? quote.price : 0
  const who = draw(BUYERS.length)
  const history = historyOf(course, at)
  const last = (about: 'order' | 'shipment') => history.findLast((event) => event.about === about)?.to
  const isSent = course.steps.some(([, , to]) => to === 'inTransit')
  const isOver = last('order') === 'cancelled'
  return {
    number,
    accessKey: createHash('sha256').update(`${shop.subdomain} ${number}`).digest('hex').slice(0, 32),
    status: last('order') ?? course.begins,
    shipment: last('shipment') ?? 'pending',
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: shop.currency,
    subtotal,
    discounts: [],
    discount: 0,
    shipping,
    total: subtotal + shipping,
    coupon: null,
    paymentMethod: course.method,
    channel: course.channel ?? 'web',
    buyer: {
      name: BUYERS[who],
      documentType: null,
      idNumber: String(1_000_000 + who * 7_919),
      phone: `399 555 ${String(1000 + who)}`,
      email: null,
      message: null,
    },
    delivery: course.pickUp
      ? { kind: 'pickUp' }
      : {
          kind: 'address',
          address: { division, city, cityId, address: `Calle ${10 + draw(80)} # ${1 + draw(60)}-20` },
        },
    carrier: isSent
      ? { name: CARRIERS[shop.country] ?? 'Correo', trackingNumber: String(900_000_000 + number), trackingUrl: null }
      : null,
    heldUntil: course.held === undefined ? null : at(course.held),
    released: isOver,
    placedAt: at(0),
    updatedAt: history.at(-1)?.at ?? at(0),
    lines,
    history,
  }
}

const CARRIERS: Readonly<Record<string, string>> = { CO: 'Servientrega', CL: 'Starken', PE: 'Olva Courier' }

function boughtOf({ products }: DemoShop, draw: Making['draw'], imageOf: Making['imageOf']) {
  const costs = ({ price, variants }: DemoProduct) =>
    variants.length === 0 ? (price ?? 0) > 0 : variants.every((each) => each.enabled && each.price > 0)
  const forSale = products.filter((product) => product.active && costs(product))
  // Some products are liked more than others.
  const product = forSale[Math.min(draw(forSale.length), draw(forSale.length))] as DemoProduct
  const variant = product.variants[draw(Math.max(1, product.variants.length))]
  const line = {
    product: product.reference,
    name: product.name,
    variant: variant?.values ?? [],
    image: imageOf(product),
    unitPrice: (variant?.price ?? product.price ?? 0) as Amount,
    quantity: draw(4) === 0 ? 2 : 1,
    message: null,
  }
  return { line, freeShipping: product.freeShipping }
}

function historyOf({ begins, steps }: Course, at: (hours: number) => string) {
  const now: Record<'order' | 'shipment', string> = { order: begins, shipment: 'pending' }
  const placed = { at: at(0), who: 'shopper', about: 'order' as const, from: null, to: begins as string, why: null }
  return [
    placed,
    ...steps.map(([hours, about, to]) => {
      const from = now[about]
      now[about] = to
      return { at: at(hours), who: about === 'order' ? 'Caro' : 'Dani', about, from, to: to as string, why: null }
    }),
  ]
}
