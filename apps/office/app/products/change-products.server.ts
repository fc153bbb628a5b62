import {
  formatAmount,
  type MoneyStyle,
  PRODUCT_LIMITS,
  PRODUCT_STATUSES,
  type ProductStatus,
  parseAmount,
} from '@store/core'
import * as z from 'zod'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith } from '#app/session/outcome.ts'
import { isStale } from '#app/session/problem.server.ts'
import { productWords } from '#app/words/products/index.ts'
import { FIGURES, type Figure } from './figures.ts'

/** The most rows of one form; more than a page of the list has. */
const MOST_PICKED = 200

type Outcome = Done | Refused

/** Handles the forms of the list: changes a figure of one or several products, or moves the picked ones. */
export async function changeProducts(office: Office, sent: Sent, shop: MyShop): Promise<Outcome> {
  const figure = FIGURES.find((known) => known === sent.intent)
  if (figure) return changeFigures(office, sent, shop, figure, [rowIn(sent)])
  if (sent.intent === 'column') {
    const column = FIGURES.find((known) => known === sent.text('figure')) ?? 'price'
    const rows = Rows.safeParse(sent.json('rows').rows)
    return changeFigures(office, sent, shop, column, rows.success ? rows.data : [])
  }
  return changePicked(office, sent, shop)
}

/** A figure to change: `value` as typed, or `exact` as a number; blank: none. It is only changed if it still is `seen`. */
const Row = z.object({
  id: z.int().positive(),
  seen: z.string().max(24),
  value: z.string().max(24).optional(),
  exact: z.string().max(24).optional(),
})
type Row = z.infer<typeof Row>
const Rows = z.array(Row).max(MOST_PICKED)

const rowIn = (sent: Sent): Row => ({ id: sent.number('id'), seen: sent.text('seen'), value: sent.text('value') })

/** What was changed of a product, or why nothing was. */
type Changed =
  | {
      readonly kind: 'changed'
      readonly id: number
      readonly note: string
      readonly before: string
      readonly after: string
    }
  | { readonly kind: 'refused'; readonly message: string }

async function changeFigures(
  office: Office,
  sent: Sent,
  shop: MyShop,
  figure: Figure,
  rows: readonly Row[],
): Promise<Outcome> {
  const words = productWords.of(office.language)
  const { currency, country } = await office.manage.getShop({ params: { shopId: shop.shopId } })
  const money: MoneyStyle = { currency, country }
  const done: Changed[] = []
  for (const row of rows)
    done.push(
      figure === 'units' ? await changeUnits(office, shop, row) : await changePrice(office, shop, figure, row, money),
    )
  const changed = done.flatMap((one) => (one.kind === 'changed' ? [one] : []))
  const [first] = changed
  const wrong = done.find((one) => one.kind === 'refused')
  if (!first) return refusedWith(sent, wrong?.message ?? words.nonePicked)
  const left = done.length - changed.length
  return {
    kind: 'done',
    note: done.length === 1 ? first.note : words.columnChanged(changed.length, left),
    undo: {
      intent: 'column',
      figure,
      rows: JSON.stringify({ rows: changed.map(({ id, before, after }) => ({ id, seen: after, exact: before })) }),
    },
  }
}

/** Changes a price if it still is what was seen; a newer one is not overwritten. */
async function changePrice(
  { manage, language }: Office,
  { shopId }: MyShop,
  field: 'price' | 'compareAt',
  row: Row,
  money: MoneyStyle,
): Promise<Changed> {
  const words = productWords.of(language)
  const params = { shopId, id: row.id }
  const product = await manage.getProduct({ params })
  const priceText = (amount: number | null) => (amount === null ? words.none : formatAmount(amount, money))
  const amount = amountIn(row, money)
  if (amount === undefined) return { kind: 'refused', message: words.amountWrong }
  const { name, revision, [field]: before } = product
  const newer: Changed = { kind: 'refused', message: words.changedMeanwhile(name, priceText(before)) }
  if (String(before ?? '') !== row.seen) return newer
  try {
    const { [field]: after } = await manage.changeProduct({ params, revision, body: { [field]: amount } })
    const note = `${name}: ${priceText(before)} → ${priceText(after)}`
    return { kind: 'changed', id: row.id, note, before: String(before ?? ''), after: String(after ?? '') }
  } catch (error) {
    if (!isStale(error)) throw error
    return newer
  }
}

/** Parses an amount, in hundredths; null: none; undefined: invalid. */
function amountIn({ value = '', exact }: Row, money: MoneyStyle): number | null | undefined {
  if ((exact ?? value) === '') return null
  const read = exact === undefined ? parseAmount(value, money) : Number(exact)
  return read === null || !(read >= 0) || read > PRODUCT_LIMITS.amount ? undefined : read
}

/** Changes the units relative to those that were seen: units sold meanwhile stay sold. */
async function changeUnits({ manage, language }: Office, { shopId }: MyShop, row: Row): Promise<Changed> {
  const words = productWords.of(language)
  const typed = row.exact ?? row.value ?? ''
  if (!/^\d{1,7}$/.test(typed)) return { kind: 'refused', message: words.unitsWrong }
  const { name } = await manage.getProduct({ params: { shopId, id: row.id } })
  const adjustment = { productId: row.id, count: Number(typed), seen: Number(row.seen) }
  const { items } = await manage.adjustStock({ params: { shopId }, body: { adjustments: [adjustment] } })
  const { before = null, units = null, outcome } = items[0] ?? {}
  if (before === null || units === null || outcome !== 'adjusted') return { kind: 'refused', message: words.unitsWrong }
  return {
    kind: 'changed',
    id: row.id,
    note: `${name}: ${before} → ${words.units(units)}`,
    before: String(before),
    after: String(units),
  }
}

/** Publishes or hides the picked products, or moves them into the bin or out of it. */
async function changePicked(office: Office, sent: Sent, shop: MyShop): Promise<Outcome> {
  const words = productWords.of(office.language)
  const states = statesIn([...sent.all('pick'), ...sent.text('picked').split(',')])
  if (states.length === 0) return refusedWith(sent, words.nonePicked)
  const intent = INTENTS.find((known) => known === sent.intent) ?? 'hide'
  const before: string[] = []
  for (const { id, status } of states) before.push(`${id}:${await move(office, shop, intent, id, status)}`)
  const back = BACK[intent]
  return {
    kind: 'done',
    note: words.did[intent](states.length),
    ...(back && { undo: { intent: back, picked: before.join(',') } }),
  }
}

const INTENTS = ['publish', 'hide', 'states', 'bin', 'restore', 'destroy'] as const
type Intent = (typeof INTENTS)[number]
/** The intent that undoes each; deleting for good cannot be undone. */
const BACK: Readonly<Record<Intent, Intent | null>> = {
  publish: 'states',
  hide: 'states',
  states: 'states',
  bin: 'restore',
  restore: 'bin',
  destroy: null,
}

/** Parses `12`, or `12:draft` with the status to restore. */
function statesIn(picked: readonly string[]) {
  const states = new Map<number, ProductStatus | null>()
  for (const text of picked) {
    const [id, status] = text.split(':')
    const known = PRODUCT_STATUSES.find((each) => each === status) ?? null
    if (Number.isSafeInteger(Number(id)) && Number(id) > 0) states.set(Number(id), known)
  }
  return [...states].slice(0, MOST_PICKED).map(([id, status]) => ({ id, status }))
}

/** Applies an intent to a product; returns its previous status. */
async function move(
  { manage }: Office,
  { shopId }: MyShop,
  intent: Intent,
  id: number,
  status: ProductStatus | null,
): Promise<ProductStatus> {
  const params = { shopId, id }
  const known = await manage.getProduct({ params })
  const { revision, deletedAt } = known
  if (intent === 'restore') await manage.restoreProduct({ params })
  // Only products in the bin are destroyed, and only others are binned: a double tap on a slow line must not destroy what
  // was just restored or binned.
  else if (intent === 'destroy' || intent === 'bin') {
    if ((deletedAt !== null) === (intent === 'destroy')) await manage.deleteProduct({ params, revision })
  } else {
    const next = intent === 'publish' ? 'active' : intent === 'hide' ? 'hidden' : (status ?? known.status)
    await manage.changeProduct({ params, revision, body: { status: next } })
  }
  return known.status
}
