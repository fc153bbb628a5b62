import type { NextStep } from '@store/core'

/** The ways to look at the list, each the orders with one of these next steps; `all`: every order. */
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

/** What a view is called now that own views were saved under another name of. */
const RENAMED: Readonly<Record<string, View>> = { money: 'outstanding' }

/** The view of an address; the orders that something has to be done with, if it names none. */
export const viewOf = (name: string | null): View =>
  VIEW_NAMES.find((view) => view === name) ?? RENAMED[name ?? ''] ?? 'toDo'

/** Steps that can be taken of many orders at once. */
export const BULK_STEPS = [
  ...(['answer', 'confirm', 'checkTransfer', 'pack', 'handOver', 'ready', 'giveOut', 'arrive', 'collect'] as const),
  'resend',
] as const satisfies readonly NextStep[]
