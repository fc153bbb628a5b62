import type { ManageClient } from '@store/api-client/manage'
import { isMailAddress } from '@store/core'
import { type InShop, problemIn, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, printFacts, timeOf } from '../print.ts'

export const buyersCommand = () =>
  group('buyers', 'Show what a shop keeps of a buyer, note something about them, block and forget them', [
    buyersShow(),
    buyersNote(),
    buyersBlock(),
    buyersUnblock(),
    buyersForget(),
  ])

const WHO = ['<who>', 'mail address, phone, or ID number as "id:1020304050"'] as const

const buyersShow = () =>
  command('show', 'Show what is kept of a buyer', [
    'buyers show ana@example.org --shop mercado',
    'buyers show id:1020304050 --shop mercado --json',
  ])
    .argument(...WHO)
    .requiredOption(...SHOP)
    .action(async (who: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const data = await dataOf(where, who)
        answer(options, data, () => printKept(data, where.shop))
        if (isNothing(data)) note(`${where.shop.name} keeps nothing of ${who}.`)
      })
    })

const buyersNote = () =>
  command('note', 'Note something about a buyer, for the team alone, in place of what was noted before', [
    'buyers note ana@example.org "Prefers calls in the morning" --shop mercado',
    'buyers note ana@example.org --remove --shop mercado',
  ])
    .argument(...WHO)
    .argument('[text]', 'the note')
    .requiredOption(...SHOP)
    .option('--remove', 'remove the note')
    .action(async (who: string, text: string | undefined, options: OfShop & { readonly remove?: true }) => {
      if ((text === undefined) === (options.remove === undefined)) throw new Complaint('Give a text, or --remove.')
      await changeMark(who, options, (where, body) =>
        where.manage.noteBuyer({ params: where.params, body: { ...body, text: text ?? null } }),
      )
    })

const buyersBlock = () =>
  command('block', 'Take no more orders of a buyer; they are not told why', [
    'buyers block "+57 300 123 4567" --reason "Three parcels came back" --shop mercado',
  ])
    .argument(...WHO)
    .requiredOption(...SHOP)
    .requiredOption('--reason <text>', 'why, for the team alone')
    .action((who: string, options: OfShop & { readonly reason: string }) =>
      changeMark(who, options, (where, body) =>
        where.manage.blockBuyer({ params: where.params, body: { ...body, reason: options.reason } }),
      ),
    )

const buyersUnblock = () =>
  command('unblock', 'Take orders of a buyer again', ['buyers unblock "+57 300 123 4567" --shop mercado'])
    .argument(...WHO)
    .requiredOption(...SHOP)
    .action((who: string, options: OfShop) =>
      changeMark(who, options, (where, body) => where.manage.unblockBuyer({ params: where.params, body })),
    )

/** Changes the team's mark of a buyer, and prints the new state. */
async function changeMark(
  typed: string,
  options: OfShop,
  change: (where: InShop, who: ReturnType<typeof readWho>) => Promise<unknown>,
): Promise<void> {
  await withShop(options.shop, async (where) => {
    // Fails if the person is unknown, before anything is changed.
    await dataOf(where, typed)
    await change(where, readWho(typed))
    const data = await dataOf(where, typed)
    answer(options, data, () => printKept(data, where.shop))
  })
}

const buyersForget = () =>
  command('forget', 'Forget a buyer: their orders keep lines and amounts for the books', [
    'buyers forget ana@example.org --shop mercado',
    'buyers forget "+57 300 123 4567" --shop mercado',
  ])
    .argument(...WHO)
    .requiredOption(...SHOP)
    .action(async (typed: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const data = await dataOf(where, typed)
        const { orders, underWay } = await manage.forgetBuyer({ params, body: readWho(typed) })
        const forgotten = { ...data, orders: data.orders.filter(({ number }) => orders.includes(number)) }
        answer(options, { forgotten, underWay }, () => printKept(forgotten, shop))
        if (isNothing(data)) note(`${shop.name} keeps nothing of ${typed}.`)
        if (underWay.length > 0)
          note(
            `Orders under way keep what they need: ${underWay.join(', ')}. Forget again once they are delivered or cancelled.`,
          )
        if (forgotten.orders.length > 0)
          note("What the shop's mailbox and the systems behind its hook were told stays there.")
      })
    })

type BuyerData = Awaited<ReturnType<ManageClient['findBuyer']>>

async function dataOf({ manage, params }: InShop, typed: string): Promise<BuyerData> {
  try {
    return await manage.findBuyer({ params, query: readWho(typed) })
  } catch (error) {
    if (problemIn(error)?.code !== 'shape') throw error
    throw new Complaint(
      `"${typed.slice(0, 60)}" is no mail address and no phone. An ID number is written as id:1020304050.`,
    )
  }
}

const isNothing = ({ orders, subscriptions, messages, note, blocked }: BuyerData) =>
  orders.length === 0 && subscriptions.length === 0 && messages === 0 && note === null && blocked === null

const printKept = ({ orders, subscriptions, messages, note, blocked }: BuyerData, shop: InShop['shop']) =>
  printFacts({
    orders: orders.map(({ number }) => number).join(', ') || 'none',
    newsletter: subscriptions.join(', ') || 'no',
    messages,
    note,
    blocked: blocked && `${blocked.reason} (${blocked.by}, ${timeOf(blocked.at, shop)})`,
  })

/** The kind of an identifying value; what is neither a mail address nor an ID number can only be a phone. */
function readWho(typed: string): { readonly email?: string; readonly phone?: string; readonly idNumber?: string } {
  const who = typed.trim().slice(0, 300)
  const [, idNumber] = /^id:(.+)$/i.exec(who) ?? []
  if (idNumber !== undefined) return { idNumber }
  return isMailAddress(who) ? { email: who } : { phone: who.slice(0, 60) }
}
