import type { NextStep } from '@store/core'

/** The views of the list, each with the next steps of its orders; `all`: every order. */
export const VIEWS = {
  toDo: ['answer', 'confirm', 'giveUp', 'checkTransfer', 'pack', 'handOver', 'ready', 'giveOut', 'collect', 'resend'],
  toConfirm: ['answer', 'confirm', 'giveUp', 'checkTransfer'],
  toPack: ['pack', 'resend'],
  toSend: ['handOver', 'ready', 'giveOut'],
  onTheWay: ['awaitArrival', 'arrive'],
  unpaid: ['awaitPayment', 'checkTransfer'],
  outstanding: ['collect'],
  all: null,
} as const satisfies Readonly<Record<string, readonly NextStep[] | null>>

export type View = keyof typeof VIEWS
export const VIEW_NAMES = Object.keys(VIEWS) as readonly View[]

/** New names of renamed views; saved views may have the old ones. */
const RENAMED: Readonly<Record<string, View>> = { money: 'outstanding' }

/** The view of an address; by default, the orders that need an action. */
export const viewOf = (name: string | null): View =>
  VIEW_NAMES.find((view) => view === name) ?? RENAMED[name ?? ''] ?? 'toDo'

/** The step that is taken at this one: an order that is under way may arrive earlier than promised. */
export const takenAt = (next: NextStep): NextStep => (next === 'awaitArrival' ? 'arrive' : next)

/** The steps that can be taken for many orders at once. */
export const BULK_STEPS = [
  ...(['answer', 'confirm', 'checkTransfer', 'pack', 'handOver', 'ready', 'giveOut', 'arrive', 'collect'] as const),
  'resend',
] as const satisfies readonly NextStep[]
