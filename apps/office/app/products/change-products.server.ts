import { ManageError } from '@store/api-client/manage'
import { formatAmount, type MoneyStyle, PRODUCT_LIMITS, PRODUCT_STATUSES, type ProductStatus } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Done, Refused } from '#app/session/outcome.ts'
import { productWords } from '#app/words/products/index.ts'

/** More than a page has. */
const MOST_PICKED = 200

type Outcome = Done | Refused

/** Does what the list asks for: a figure of one product, or something with those that are picked. */
export async function changeProducts(office: Office, sent: Sent, shop: MyShop): Promise<Outcome> {
  switch (sent.intent) {
    case 'price':
    case 'compareAt':
      return changePrice(office, sent, shop, sent.intent)
    case 'units':
      return changeUnits(office, sent, shop)
    default:
      return changePicked(office, sent, shop)
  }
}

/** A price, if it is still what was seen; else nothing is overwritten, and the list shows the newer one. */
async function changePrice(
  { manage, language }: Office,
  sent: Sent,
  { shopId }: MyShop,
  field: 'price' | 'compareAt',
): Promise<Outcome> {
  const words = productWords.of(language)
  const params = { shopId, id: sent.number('id') }
  const [shop, product] = await Promise.all([manage.getShop({ params: { shopId } }), manage.getProduct({ params })])
  const money: MoneyStyle = { currency: shop.currency, country: shop.country }
  const said = (amount: number | null) => (amount === null ? words.none : formatAmount(amount, money))
  const amount = amountIn(sent, money)
  if (amount === undefined) return refused(sent, words.amountWrong)
  const before = product[field]
  if (String(before ?? '') !== sent.text('seen'))
    return refused(sent, words.changedMeanwhile(product.name, said(before)))
  try {
    const { [field]: after } = await manage.changeProduct({
      params,
      revision: product.revision,
      body: { [field]: amount },
    })
    return {
      kind: 'done',
      note: `${product.name}: ${said(before)} → ${said(after)}`,
      undo: { intent: field, id: String(params.id), seen: String(after ?? ''), amount: String(before ?? '') },
    }
  } catch (error) {
    if (!isStale(error)) throw error
    return refused(sent, words.changedMeanwhile(product.name, said(before)))
  }
}

/** As a program sends it, in hundredths, or as it was typed; null: none. */
function amountIn(sent: Sent, money: MoneyStyle): number | null | undefined {
  const exact = sent.textIfAny('amount')
  if (exact !== null) return exact === '' ? null : Number(exact)
  if (sent.text('value') === '') return null
  const read = sent.money('value', money)
  return read === null || read < 0 || read > PRODUCT_LIMITS.amount ? undefined : read
}

/** Units, counted against what was seen: what was sold since stays sold. */
async function changeUnits({ manage, language }: Office, sent: Sent, { shopId }: MyShop): Promise<Outcome> {
  const words = productWords.of(language)
  const productId = sent.number('id')
  const name = sent.text('name').slice(0, PRODUCT_LIMITS.text)
  const delta = sent.textIfAny('delta')
  const count = sent.text('value')
  if (delta === null && !/^\d{1,7}$/.test(count)) return refused(sent, words.unitsWrong)
  const adjustment = delta === null ? { count: Number(count), seen: sent.number('seen') } : { delta: Number(delta) }
  const { items } = await manage.adjustStock({
    params: { shopId },
    body: { adjustments: [{ productId, ...adjustment }] },
  })
  const { before = null, units = null, outcome } = items[0] ?? {}
  if (before === null || units === null || outcome !== 'adjusted') return refused(sent, words.unitsWrong)
  return {
    kind: 'done',
    note: `${name}: ${before} → ${words.units(units)}`,
    undo: { intent: 'units', id: String(productId), name, delta: String(before - units) },
  }
}

/** Puts the picked products on sale, takes them off, into the bin or out of it. */
async function changePicked(office: Office, sent: Sent, shop: MyShop): Promise<Outcome> {
  const words = productWords.of(office.language)
  const states = statesIn([...sent.all('pick'), ...sent.text('picked').split(',')])
  if (states.length === 0) return refused(sent, words.nonePicked)
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
/** What takes each back; what is destroyed is gone. */
const BACK: Readonly<Record<Intent, Intent | null>> = {
  ...{ publish: 'states', hide: 'states', states: 'states', bin: 'restore', restore: 'bin', destroy: null },
}

/** `12`, or `12:draft` with the status that it is to have again. */
function statesIn(picked: readonly string[]) {
  const states = new Map<number, ProductStatus | null>()
  for (const text of picked) {
    const [id, status] = text.split(':')
    const known = PRODUCT_STATUSES.find((each) => each === status) ?? null
    if (Number.isSafeInteger(Number(id)) && Number(id) > 0) states.set(Number(id), known)
  }
  return [...states].slice(0, MOST_PICKED).map(([id, status]) => ({ id, status }))
}

/** Does one of these with one product; answers the status it had. */
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
  // Only out of the bin: two taps on a slow line must not destroy what was just restored, nor what goes in.
  else if (intent === 'destroy' || intent === 'bin') {
    if ((deletedAt !== null) === (intent === 'destroy')) await manage.deleteProduct({ params, revision })
  } else {
    const next = intent === 'publish' ? 'active' : intent === 'hide' ? 'hidden' : (status ?? known.status)
    await manage.changeProduct({ params, revision, body: { status: next } })
  }
  return known.status
}

const refused = ({ intent }: Sent, message: string): Refused => ({ kind: 'refused', intent, message, fields: {} })

export const isStale = (error: unknown): error is ManageError =>
  error instanceof ManageError && error.failure.kind === 'problem' && error.failure.problem.code === 'revision'
