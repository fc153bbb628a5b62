import type { ManageClient, ManageProblem } from '@store/api-client/manage'
import { ORDER_STATUSES, type OrderStatus, SHIPMENT_STATUSES, type ShipmentStatus } from '@store/core'
import { type InShop, problemIn, withShop } from '../../api.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { BY, NUMBER, orderOf } from '../../order.ts'
import { answer, note, print } from '../../print.ts'
import { oneOf, webAddress } from '../../reading.ts'

type StepOptions = OfShop & { readonly reason?: string; readonly by?: string; readonly force?: boolean }
const FORCE = ['--force', 'send it even though a test account paid for it'] as const

export const ordersMove = () =>
  command('move', 'Move an order to another status; cancelling gives its units back', [
    'orders move 1001 paid --shop mercado --reason "transfer seen"',
    'orders move 1002 cancelled --shop mercado --reason "buyer changed their mind"',
  ])
    .argument(...NUMBER)
    .argument('<status>', ORDER_STATUSES.join(', '), oneOf(ORDER_STATUSES))
    .requiredOption(...SHOP)
    .option('--reason <text>', 'why: kept in the history')
    .option(...BY)
    .option(...FORCE)
    .action(async (number: number, to: OrderStatus, options: StepOptions) => {
      const step = { step: 'move', to, ...stepOptions(options) } as const
      await takeStep(options, number, step, `Order ${number}`, ({ status }) => `Order ${number} is ${status}`)
    })

export const ordersConfirm = () =>
  command('confirm', 'Confirm an order paid by hand: its units are kept until you move it', [
    'orders confirm 1001 --shop mercado',
  ])
    .argument(...NUMBER)
    .requiredOption(...SHOP)
    .option('--reason <text>', 'why: kept in the history')
    .option(...BY)
    .action(async (number: number, options: StepOptions) => {
      const step = { step: 'confirm', ...stepOptions(options) } as const
      await takeStep(options, number, step, `Order ${number}`, () => `Order ${number} is confirmed`)
    })

type Shipping = StepOptions & { readonly carrier?: string; readonly tracking?: string; readonly link?: string }

export const ordersShip = () =>
  command('ship', "Set where an order's parcel is", [
    'orders ship 1001 inTransit --shop mercado --carrier Servientrega --tracking 2200123',
    'orders ship 1001 delivered --shop mercado',
  ])
    .argument(...NUMBER)
    .argument('<status>', SHIPMENT_STATUSES.join(', '), oneOf(SHIPMENT_STATUSES))
    .requiredOption(...SHOP)
    .option('--carrier <name>', 'who carries it')
    .option('--tracking <number>', "the carrier's number")
    .option('--link <url>', 'where the carrier tells where it is', webAddress)
    .option('--reason <text>', 'why: kept in the history')
    .option(...BY)
    .option(...FORCE)
    .action(async (number: number, to: ShipmentStatus, options: Shipping) => {
      const { carrier: name, tracking = null, link = null } = options
      if (!name && (tracking || link)) throw new Complaint('Say who carries it, too: --carrier.')
      const carrier = name ? { name, trackingNumber: tracking, trackingUrl: link } : undefined
      const step = { step: 'ship', to, ...(carrier && { carrier }), ...stepOptions(options) } as const
      const what = `The parcel of order ${number}`
      await takeStep(options, number, step, what, ({ shipment }) => `${what} is ${shipment}`)
    })

/** Steps with an explicit new status of the order or its parcel. */
type Step = Exclude<Parameters<ManageClient['takeOrderStep']>[0]['body'], { step: 'advance' | 'noAnswer' }>
type OrderStanding = Awaited<ReturnType<ManageClient['takeOrderStep']>>

const stepOptions = ({ reason, by, force }: StepOptions) => ({
  ...(reason !== undefined && { why: reason }),
  ...(by !== undefined && { by }),
  ...(force && { evenTest: true }),
})

/** Takes a step of an order and prints its new state, or why the step was refused. */
async function takeStep(
  options: OfShop,
  number: number,
  step: Step,
  what: string,
  inWords: (standing: OrderStanding) => string,
): Promise<void> {
  await withShop(options.shop, async (where) => {
    const { manage, params } = where
    const standing = await manage.takeOrderStep({ params: { ...params, number }, body: step }).catch(async (error) => {
      const problem = problemIn(error)
      throw problem ? ((await refusalOf(where, number, step, what, problem)) ?? error) : error
    })
    for (const name of standing.notReturned) note(`${name} is no longer in the shop: its units went back nowhere.`)
    for (const name of standing.notTaken) note(`${name} was sold meanwhile: this order has none of its units.`)
    if (options.json) answer(options, await orderOf(where, number), () => {})
    else print(inWords(standing))
  })
}

/** The sentence for a step that was refused; null: for another reason than the order's state. */
async function refusalOf(where: InShop, number: number, step: Step, what: string, problem: ManageProblem) {
  if (problem.errors?.some(({ path }) => path === 'evenTest'))
    return new Complaint(`${what} was paid to a TEST account: no money came. Send it all the same with --force.`)
  if (problem.code !== 'state' && problem.code !== 'notFound') return null
  const { status, shipment } = await orderOf(where, number)
  if (step.step === 'confirm') return new Complaint(`${what} is ${status}, and waits for no word of yours.`)
  const from = step.step === 'move' ? status : shipment
  if (from === step.to) return new Complaint(`${what} is ${from} already.`)
  const { allowed = [] } = problem
  const nextText = allowed.length > 0 ? `From there it goes to ${allowed.join(', ')}.` : 'It goes nowhere from there.'
  return new Complaint(`${what} is ${from} and cannot become ${step.to}. ${nextText}`)
}
