/** The resources of a shop that its plan limits. */
export const SHOP_LIMITS = ['products', 'mediaBytes', 'people', 'mailsADay', 'ordersADay'] as const
export type ShopLimit = (typeof SHOP_LIMITS)[number]
export type LimitFigures = Readonly<Record<ShopLimit, number>>

/** The limits that are enforced. The others only show how busy a day is: orders and their mails are never stopped. */
export const STOPPING_LIMITS = ['products', 'mediaBytes', 'people'] as const satisfies readonly ShopLimit[]
export type StoppingLimit = (typeof STOPPING_LIMITS)[number]

export const PLAN_IDS = ['start', 'grow', 'big'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** The plan of a shop for which none was chosen. */
export const DEFAULT_PLAN: PlanId = 'start'

/** Bytes of a gigabyte, the unit in which sizes of pictures are displayed and typed. */
export const GIGABYTE = 1_000_000_000

/** The limits of each plan. */
export const PLANS: Readonly<Record<PlanId, LimitFigures>> = {
  start: { products: 25_000, mediaBytes: 20 * GIGABYTE, people: 30, mailsADay: 2_000, ordersADay: 1_000 },
  grow: { products: 50_000, mediaBytes: 80 * GIGABYTE, people: 40, mailsADay: 10_000, ordersADay: 5_000 },
  big: { products: 100_000, mediaBytes: 300 * GIGABYTE, people: 50, mailsADay: 50_000, ordersADay: 25_000 },
}

/** The highest limits that a shop may be given, whatever its plan. */
export const MOST_OF_LIMITS: LimitFigures = {
  products: 100_000,
  mediaBytes: 10_000 * GIGABYTE,
  people: 50,
  mailsADay: 1_000_000,
  ordersADay: 1_000_000,
}

/** A shop's exceptions from its plan; null: the plan's limit. */
export type OwnFigures = Readonly<Record<ShopLimit, number | null>>
export const NO_OWN_FIGURES: OwnFigures = {
  products: null,
  mediaBytes: null,
  people: null,
  mailsADay: null,
  ordersADay: null,
}

/** The shop's limit of a resource. */
export const mostOf = (limit: ShopLimit, plan: PlanId, ownFigures: OwnFigures = NO_OWN_FIGURES): number =>
  ownFigures[limit] ?? PLANS[plan][limit]

/** The daily limits of a new, quiet shop. Unlike those of a plan, they are enforced. */
export const QUIET_A_DAY = { mailsADay: 50, ordersADay: 20 } as const satisfies Partial<LimitFigures>

export type LimitState = 'fine' | 'near' | 'full'

/** How much of a limit is used: `near` from 80 % on. */
export function limitState(used: number, most: number): LimitState {
  if (used >= most) return 'full'
  return used * 5 >= most * 4 ? 'near' : 'fine'
}
