import {
  GIGABYTE,
  MOST_OF_LIMITS,
  type OwnFigures,
  PLAN_IDS,
  type PlanId,
  SHOP_LIMITS,
  type ShopLimit,
} from '@store/core'
import { withShop } from '../../api.ts'
import { command, type Json } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { answer, print, printFacts, printTable, timeOf } from '../../print.ts'
import { oneOf } from '../../reading.ts'

/** The name of each limit as an option and in tables. */
const NAMES: Readonly<Record<ShopLimit, string>> = {
  products: 'products',
  mediaBytes: 'photos',
  people: 'people',
  mailsADay: 'mails',
  ordersADay: 'orders',
}
type Name = 'products' | 'photos' | 'people' | 'mails' | 'orders'
type Options = Json & { readonly plan?: PlanId } & { readonly [Each in Name]?: string }

export const shopPlan = () =>
  command(
    'plan',
    'Show what a shop may have and how much of it is used, or give it another plan or figures of its own',
    [
      'shop plan mercado',
      'shop plan mercado --plan grow',
      'shop plan mercado --people 45 --photos 100',
      'shop plan mercado --people none --json',
    ],
  )
    .argument('<shop>', 'subdomain of the shop')
    .option('--plan <plan>', PLAN_IDS.join(', '), oneOf(PLAN_IDS))
    .option('--products <count>', 'products; here and below "none": as the plan says')
    .option('--photos <GB>', 'photos, in GB')
    .option('--people <count>', 'people in the team, invited ones included')
    .option('--mails <count>', 'mails a day, which are counted and never stopped')
    .option('--orders <count>', 'orders a day, likewise')
    .action(async (subdomain: string, options: Options) => {
      await withShop(subdomain, async ({ manage, shop, params }) => {
        const known = await manage.getShopLimits({ params })
        const figures = { ...known.own, ...figuresIn(options) }
        const isNew = options.plan !== undefined || Object.keys(figuresIn(options)).length > 0
        const now = isNew
          ? await manage.setShopLimits({
              params,
              revision: known.revision,
              body: { plan: options.plan ?? known.plan, own: figures },
            })
          : known
        const { revision: _, ...shown } = now
        answer(options, shown, () => {
          printFacts({
            plan: now.plan,
            'quiet until': now.quietUntil && timeOf(now.quietUntil, shop),
            'asks for': now.wish && `${now.wish.text} (${now.wish.by}, ${timeOf(now.wish.at, shop)})`,
          })
          print()
          printTable(
            now.limits.map(({ limit, used, most, state }) => ({
              what: NAMES[limit],
              used: figureText(limit, used),
              most: figureText(limit, most),
              state: state === 'fine' ? '' : state,
              from: now.own[limit] === null ? 'plan' : 'own',
            })),
          )
        })
      })
    })

/** The limits that were typed; null: the plan's value. */
function figuresIn(options: Options): Partial<OwnFigures> {
  return Object.fromEntries(
    SHOP_LIMITS.flatMap((limit) => {
      const typed = options[NAMES[limit] as Name]
      return typed === undefined ? [] : [[limit, figureIn(limit, typed)]]
    }),
  )
}

function figureIn(limit: ShopLimit, typed: string): number | null {
  if (typed.toLowerCase() === 'none') return null
  const most = MOST_OF_LIMITS[limit]
  const unit = limit === 'mediaBytes' ? GIGABYTE : 1
  const isFigure = (limit === 'mediaBytes' ? /^\d{1,5}(?:\.\d{1,3})?$/ : /^\d{1,9}$/).test(typed)
  const figure = Math.round(Number(typed) * unit)
  if (!isFigure || figure > most)
    throw new Complaint(`--${NAMES[limit]} is a number from 0 to ${most / unit}, or "none".`)
  return figure
}

const figureText = (limit: ShopLimit, figure: number) =>
  limit === 'mediaBytes' ? `${Number((figure / GIGABYTE).toFixed(3))} GB` : String(figure)
