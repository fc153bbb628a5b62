import type { ManageClient, ManageProblem } from '@store/api-client/manage'
import {
  ADDRESS_FIELDS,
  BUYER_FIELDS,
  OFFLINE_PAYMENT_METHODS,
  type OfflinePaymentMethod,
  readTexts,
} from '@store/core'
import { type InShop, problemIn, withShop } from '../../api.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { BY, NUMBER, orderOf } from '../../order.ts'
import { answer, moneyOf, note, print } from '../../print.ts'
import { amountOf, oneOf, orNone, textUpTo, wholeNumber } from '../../reading.ts'

type Address = { readonly [Name in keyof typeof ADDRESS_FIELDS]?: string }
type Changing = OfShop &
  Address & {
    readonly name?: string
    readonly phone?: string
    readonly pickUp?: true | number
    readonly payment?: OfflinePaymentMethod
    readonly total?: string
    readonly try?: boolean
    readonly by?: string
  }

const field = (name: keyof typeof ADDRESS_FIELDS) => textUpTo(ADDRESS_FIELDS[name].maxLength)

export const ordersChange = () =>
  command('change', 'Change where an order goes to, who takes it in, or how it is paid by hand, until it is packed', [
    'orders change 1001 --address "9 Elm St" --city Austin --division Texas --try --shop mercado',
    'orders change 1001 --address "9 Elm St" --details "Ring twice" --shop mercado',
    'orders change 1001 --name "Luis Rey" --phone "+1 202 555 0178" --shop mercado',
  ])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .option('--name <name>', 'who takes it in', textUpTo(BUYER_FIELDS.name.maxLength))
    .option('--phone <number>', 'their phone', textUpTo(BUYER_FIELDS.phone.maxLength))
    .option('--address <street>', 'street and number', field('address'))
    .option('--city <name>', 'the city', field('city'))
    .option('--division <name>', 'its department, state or province', field('division'))
    .option('--neighbourhood <name>', 'or "none"', orNone(field('neighbourhood')))
    .option('--postcode <code>', 'or "none"', orNone(field('postcode')))
    .option('--details <text>', 'what helps to find it, or "none"', orNone(field('details')))
    .option('--pick-up [branch]', 'it is picked up: at this branch, by its number in "branches list"', branchNumber)
    .option('--payment <method>', OFFLINE_PAYMENT_METHODS.join(', '), oneOf(OFFLINE_PAYMENT_METHODS))
    .option('--total <amount>', 'what it may cost then, if that is another total than now')
    .option('--try', 'only say what it would cost')
    .option(...BY)
    .action(async (number: number, options: Changing) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop } = where
        const params = { ...where.params, number }
        const order = await orderOf(where, number)
        const inMoney = { ...shop, currency: order.currency }
        const money = moneyOf(inMoney)
        const body = changeIn(options, order)
        const refused = (error: unknown): never => {
          const problem = problemIn(error)
          throw (problem && refusalOf(problem, order, where)) ?? error
        }
        const price = await manage.quoteOrderChange({ params, body }).catch(refused)
        const priceText = `${money(price.total)}, shipping ${money(price.shipping)}`
        if (options.try) return answer(options, price, () => print(`Order ${number} would cost ${priceText}`))
        const total = options.total === undefined ? price.was.total : amountOf(options.total, inMoney)
        if (total !== price.total)
          throw new Complaint(
            `Order ${number} would cost ${priceText}, instead of ${money(price.was.total)}. Say --total ${price.total / 100} to change it.`,
          )
        const { revision = '*' } = order
        const done = await manage
          .changeOrder({
            params,
            revision,
            body: { ...body, expectedTotal: total, ...(options.by !== undefined && { by: options.by }) },
          })
          .catch(refused)
        if (!done.changed) note(`Order ${number} was like that already.`)
        else if (!done.mailed) note('Its buyer is told by no mail: tell them yourself.')
        answer(options, { ...done, number }, () => print(`Order ${number} is changed; it costs ${money(done.total)}`))
      })
    })

type OrderChangeBody = Parameters<ManageClient['quoteOrderChange']>[0]['body']
type Order = Awaited<ReturnType<ManageClient['getOrder']>>

const branchNumber = (text: string) => wholeNumber(1, Number.MAX_SAFE_INTEGER)(text)
const ADDRESS = Object.keys(ADDRESS_FIELDS) as readonly (keyof typeof ADDRESS_FIELDS)[]

/** The change that was typed; omitted parts of an address stay as in the order. */
function changeIn(options: Changing, { delivery }: Order): OrderChangeBody {
  const { name, phone, payment, pickUp } = options
  const typed = ADDRESS.filter((each) => options[each] !== undefined)
  if (pickUp !== undefined && typed.length > 0)
    throw new Complaint('Say an address or --pick-up, not both: it goes one way.')
  const buyer = { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }) }
  const change: OrderChangeBody = {
    ...(Object.keys(buyer).length > 0 && { buyer }),
    ...(payment && { paymentMethod: payment }),
    ...(pickUp !== undefined && { delivery: { kind: 'pickUp', ...(pickUp !== true && { branchId: pickUp }) } }),
    ...(typed.length > 0 && { delivery: { kind: 'address', address: addressIn(options, delivery) } }),
  }
  if (Object.keys(change).length > 0) return change
  throw new Complaint('Say what to change: --address, --city, --name, --phone, --pick-up or --payment.')
}

function addressIn(options: Address, delivery: Order['delivery']) {
  const before = delivery?.kind === 'address' ? delivery.address : null
  const address = readTexts(ADDRESS_FIELDS, (name) => options[name] ?? before?.[name])
  if (!address.address || !address.city || !address.division)
    throw new Complaint('An address needs --address, --city and --division: the order has none to take them from.')
  return { cityId: null, ...address }
}

/** The sentence for a change that was refused; null: for another reason. */
function refusalOf({ code, usedBy, errors = [] }: ManageProblem, { number }: Order, { shop }: InShop) {
  if (code === 'state')
    return new Complaint(
      usedBy === 'payment'
        ? `Order ${number} would cost something else, and it is paid or being paid: its total stays.`
        : `Order ${number} is packed, or has ended: nothing of it changes any more.`,
    )
  const paths = errors.map(({ path }) => path)
  if (paths.some((path) => path.endsWith('.city')))
    return new Complaint(
      `${shop.name} sends to no such city, or several are called so. Say its --division too, or list it: feria cities add.`,
    )
  if (paths.includes('delivery.branchId'))
    return new Complaint(`Say which branch it is picked up at: "feria branches list --shop ${shop.subdomain}".`)
  if (paths.includes('paymentMethod'))
    return new Complaint(`Order ${number} cannot be paid like that where it goes to. Say another --payment.`)
  return null
}
