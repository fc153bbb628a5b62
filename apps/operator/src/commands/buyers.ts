import { asWorker, inShop } from '@store/api/database'
import { readPhone } from '@store/api/orders'
import { type BuyerData, findBuyerData, forgetBuyer, type KnownBy } from '@store/api/queries'
import { isMailAddress, normaliseIdNumber, type Shop } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, printFacts } from '../print.ts'
import { withShop } from '../shop-of.ts'

export const buyersCommand = () =>
  group('buyers', 'Show and forget what a shop keeps of a buyer', [buyersShow(), buyersForget()])

const WHO = ['<who>', 'mail address, phone, or ID number as "id:1020304050"'] as const

const buyersShow = () =>
  command('show', 'Show what is kept of a buyer', [
    'buyers show ana@example.org --shop mercado',
    'buyers show id:1020304050 --shop mercado --json',
  ])
    .argument(...WHO)
    .requiredOption(...SHOP)
    .action(async (who: string, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const kept = await inShop(db, shop.id, (tx) => findBuyerData(tx, shop.id, readWho(who, shop)))
        answer(options, kept, () => printKept(kept))
        if (isNothing(kept)) note(`${shop.name} keeps nothing of ${who}.`)
      })
    })

const buyersForget = () =>
  command('forget', 'Forget a buyer: their orders keep lines and amounts for the books', [
    'buyers forget ana@example.org --shop mercado',
    'buyers forget "+57 300 123 4567" --shop mercado',
  ])
    .argument(...WHO)
    .requiredOption(...SHOP)
    .action(async (typed: string, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const who = readWho(typed, shop)
        const kept = await inShop(db, shop.id, (tx) => findBuyerData(tx, shop.id, who))
        const ended = kept.orders.filter((order) => order.ended).map(({ number }) => number)
        await asWorker(db, (tx) => forgetBuyer(tx, shop.id, who, ended))
        const forgotten = { ...kept, orders: kept.orders.filter(({ ended }) => ended) }
        const underWay = kept.orders.filter(({ ended }) => !ended).map(({ number }) => number)
        answer(options, { forgotten, underWay }, () => printKept(forgotten))
        if (isNothing(kept)) note(`${shop.name} keeps nothing of ${typed}.`)
        if (underWay.length > 0)
          note(
            `Orders under way keep what they need: ${underWay.join(', ')}. Forget again once they are delivered or cancelled.`,
          )
        if (forgotten.orders.length > 0)
          note("What the shop's mailbox and the systems behind its hook were told stays there.")
      })
    })

const isNothing = ({ orders, subscriptions, messages }: BuyerData) =>
  orders.length === 0 && subscriptions.length === 0 && messages === 0

const printKept = ({ orders, subscriptions, messages }: BuyerData) =>
  printFacts({
    orders: orders.map(({ number }) => number).join(', ') || 'none',
    newsletter: subscriptions.join(', ') || 'no',
    messages,
  })

function readWho(typed: string, shop: Shop): KnownBy {
  const nobody = { email: null, phone: null, idNumber: null }
  const [, id] = /^id:(.+)$/i.exec(typed.slice(0, 300)) ?? []
  const idNumber = id === undefined ? '' : normaliseIdNumber(id)
  if (idNumber !== '') return { ...nobody, idNumber }
  if (isMailAddress(typed)) return { ...nobody, email: typed.toLowerCase() }
  const phone = id === undefined ? readPhone(typed, shop.country) : null
  if (phone) return { ...nobody, phone }
  throw new Complaint(
    `"${typed.slice(0, 60)}" is no mail address and no phone. An ID number is written as id:1020304050.`,
  )
}
