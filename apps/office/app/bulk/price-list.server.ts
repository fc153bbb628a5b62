import type { ManageEndpoints, Output } from '@store/api-client/manage'
import { formatAmount, type MoneyStyle } from '@store/core'
import { goTo, type Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Refused, refusedWith } from '#app/session/outcome.ts'
import { bulkWords } from '#app/words/bulk/index.ts'

type ListedPrice = Output<ManageEndpoints['readPriceList']>['items'][number]

/** Larger changes, as a share of the price, have to be picked one by one. */
const JUMP = 0.3
const TIMEOUT = 30_000
/** The most prices that one form sets. */
const MOST_PICKED = 2_000

/** A parsed list, its lines sorted by what has to be done with them. */
export type ReadList = {
  readonly kind: 'list'
  readonly text: string
  readonly key: string
  readonly ready: readonly PriceRow[]
  readonly jumps: readonly PriceRow[]
  /** The number of lines whose price is the current one. */
  readonly same: number
  readonly unread: readonly {
    readonly line: number
    readonly said: string
    readonly problem: NonNullable<ListedPrice['problem']>
  }[]
}
export type PriceRow = {
  /** The value of its checkbox. */
  readonly pick: string
  readonly line: number
  readonly name: string
  /** Null: on request. */
  readonly before: string | null
  readonly after: string
  readonly percent: number | null
}

/** Parses a pasted list, or sets the prices that were picked in it. */
export async function takePriceList(
  office: Office,
  sent: Sent,
  { shopId, subdomain }: MyShop,
): Promise<ReadList | Refused | Response> {
  const { manage } = office
  const params = { shopId }
  if (sent.intent === 'apply') {
    const prices = sent
      .all('pick')
      .slice(0, MOST_PICKED)
      .flatMap((pick) => pricedIn(pick) ?? [])
    if (prices.length === 0) {
      const { list } = bulkWords.of(office.language)
      return refusedWith(sent, list.none)
    }
    const { id } = await manage.setPrices({ params, body: { prices } }, { idempotencyKey: sent.text('key') })
    return goTo(`/${subdomain}/tasks/${id}`)
  }
  const text = sent.text('text')
  const [{ items }, { currency, country }] = await Promise.all([
    manage.readPriceList({ params, body: { text } }, { timeout: TIMEOUT }),
    manage.getShop({ params }),
  ])
  const rows = items.flatMap((item) => rowOf(item, { currency, country }) ?? [])
  const moved = rows.filter(({ row, isSame }) => row && !isSame).map(({ row }) => row)
  return {
    kind: 'list',
    text,
    key: crypto.randomUUID(),
    ready: moved.filter((row) => !isJump(row)),
    jumps: moved.filter(isJump),
    same: rows.length - moved.length,
    unread: items.flatMap(({ line, said, problem }) => (problem ? [{ line, said, problem }] : [])),
  }
}

const isJump = ({ percent }: PriceRow) => percent !== null && Math.abs(percent) > JUMP * 100

function rowOf(
  { line, match }: ListedPrice,
  money: MoneyStyle,
): { readonly row: PriceRow; readonly isSame: boolean } | null {
  if (!match) return null
  const { productId, variantId, name, values, before, after } = match
  const percent = before === null || before === 0 ? null : Math.round((100 * (after - before)) / before)
  return {
    isSame: before === after,
    row: {
      pick: [productId, variantId ?? '', before ?? '', after].join('.'),
      line,
      percent,
      name: [name, ...values].join(' · '),
      before: before === null ? null : formatAmount(before, money),
      after: formatAmount(after, money),
    },
  }
}

function pricedIn(pick: string) {
  const [productId, variantId, before, price] = pick.slice(0, 100).split('.')
  const whole = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))
  const [product, amount] = [whole(productId), whole(price)]
  if (product === null || amount === null) return null
  return { productId: product, variantId: whole(variantId), before: whole(before), price: amount }
}
