import type { ManageClient, ManageProblem } from '@store/api-client/manage'
import { problemIn, withShop } from '../../api.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { BY, NUMBER, orderOf } from '../../order.ts'
import { answer, moneyOf, note, print } from '../../print.ts'
import { amountOf, several } from '../../reading.ts'

type Refunding = OfShop & {
  readonly amount: string
  readonly reason: string
  readonly putBack?: readonly string[]
  readonly by?: string
}

export const ordersRefund = () =>
  command('refund', 'Write down that you gave money of an order back: its buyer is told', [
    'orders refund 1001 --amount 20 --reason "One hat was torn" --put-back 1:1 --shop mercado',
  ])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .requiredOption('--amount <amount>', 'how much, by hand: no provider is asked to do it')
    .requiredOption('--reason <text>', 'why: kept in the history')
    .option('--put-back <line:units>', 'units of a line, by its place in "orders show", go on sale again', several)
    .option(...BY)
    .action(async (number: number, options: Refunding) => {
      const { amount: typed, reason, putBack = [], by } = options
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const order = await orderOf(where, number)
        const paid = { ...shop, currency: order.currency }
        const amount = amountOf(typed, paid)
        if (amount === 0) throw new Complaint('Say how much was given back: more than nothing.')
        const restock = putBack.map((text) => unitsOf(text, order))
        const body = { amount, how: 'byHand', reason, restock, ...(by !== undefined && { by }) } as const
        const refund = await manage.refundOrder({ params: { ...params, number }, body }).catch((error) => {
          throw refusalOf(problemIn(error), order, moneyOf(paid)) ?? error
        })
        for (const name of refund.notReturned) note(`${name} is no longer in the shop: its units went back nowhere.`)
        const [back, left] = [refund.amount, refund.left].map(moneyOf(paid))
        answer(options, { number, ...refund }, () =>
          print(`${back} of order ${number} are given back; ${left} of what was received are left`),
        )
      })
    })

type Order = Awaited<ReturnType<ManageClient['getOrder']>>

/** `2:1`: one unit of the second line. */
function unitsOf(text: string, { number, lines }: Order) {
  const [, position, units] = /^(\d{1,4}):(\d{1,6})$/.exec(text) ?? []
  if (Number(units) < 1 || units === undefined)
    throw new Complaint(`"${text}" is no line with units. Write it as in 1:2, two units of the first line.`)
  const line = lines[Number(position) - 1]
  if (!line) throw new Complaint(`Order ${number} has no line ${position}. "feria orders show ${number}" shows them.`)
  const { productId, variantId } = line
  return { productId, variantId, units: Number(units) }
}

/** The sentence for a refund that was refused; null: for another reason than the available money or units. */
function refusalOf(problem: ManageProblem | null, { number }: Order, money: (amount: number) => string) {
  for (const { path, params } of problem?.errors ?? []) {
    const most = Number(params?.most ?? 0)
    if (path === 'amount')
      return new Complaint(`Of what was received for order ${number}, ${money(most)} can be given back.`)
    if (path.startsWith('restock'))
      return new Complaint(`Order ${number} has not so many units to put back: ${most} of that line.`)
  }
  return null
}
