import type { NextStep } from '@store/core'

/** The steps that each line of Today counts. */
const STEPS_OF = {
  chat: ['answer'],
  confirm: ['confirm', 'giveUp'],
  transfers: ['checkTransfer'],
  pack: ['pack'],
  handOver: ['handOver', 'ready', 'giveOut'],
  resend: ['resend'],
  collect: ['collect'],
} as const satisfies Readonly<Record<string, readonly NextStep[]>>

type Line = keyof typeof STEPS_OF
type Page<Order> = { readonly items: readonly Order[]; readonly next: string | null }

/**
 * Loads the waiting orders by line. Usually one page has all of them; if it has not, its orders may be of one kind only, so
 * each line loads its own page.
 *
 * @param ordersWith loads a page of the orders with one of these next steps, newest first
 */
export async function readWaiting<Order extends { readonly next: NextStep | null }>(
  ordersWith: (steps: readonly NextStep[]) => Promise<Page<Order>>,
): Promise<Readonly<Record<Line, Page<Order>>>> {
  const all = await ordersWith(Object.values(STEPS_OF).flat())
  const lines = Object.entries(STEPS_OF) as readonly (readonly [Line, readonly NextStep[]])[]
  const read = async ([line, steps]: (typeof lines)[number]) =>
    [line, all.next === null ? only(all, steps) : await ordersWith(steps)] as const
  return Object.fromEntries(await Promise.all(lines.map(read))) as Record<Line, Page<Order>>
}

const only = <Order extends { readonly next: NextStep | null }>(
  { items, next: more }: Page<Order>,
  steps: readonly NextStep[],
) => ({
  items: items.filter(({ next }) => next !== null && steps.includes(next)),
  next: more,
})
