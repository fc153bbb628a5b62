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
 * The orders that wait, by line. One list has them all in most shops; where it does not, the newest of it may be of one kind, and each
 * line has a list of its own.
 *
 * @param ordersWith a page of the orders with one of these next steps, newest first
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
