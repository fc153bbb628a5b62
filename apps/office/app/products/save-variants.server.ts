import { type MoneyStyle, PRODUCT_LIMITS } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongFields, wrongTyped } from '#app/session/outcome.ts'
import { isStale } from '#app/session/problem.server.ts'
import { productWords } from '#app/words/products/index.ts'
import { type RowChange, readRows } from './variant-rows.server.ts'
import {
  type Choice,
  combinationsOf,
  countOf,
  MOST_OPTIONS,
  MOST_VALUES,
  MOST_VARIANTS,
  valuesBefore,
  valuesIn,
} from './variants.ts'

/** The change would delete variants that have units or were sold: the person has to confirm it. */
export type Removes = {
  readonly kind: 'removes'
  readonly intent: string
  readonly options: readonly Choice[]
  readonly variants: readonly { readonly text: string; readonly units: number; readonly sold: number }[]
}

type Product = Awaited<ReturnType<Office['manage']['getProduct']>>

/** Handles the forms of the variants page. */
export async function saveVariants(
  office: Office,
  sent: Sent,
  shop: MyShop,
  id: number,
): Promise<Done | Refused | Removes> {
  const { manage } = office
  const params = { shopId: shop.shopId, id }
  const [{ currency, country }, product] = await Promise.all([
    manage.getShop({ params: { shopId: shop.shopId } }),
    manage.getProduct({ params }),
  ])
  const money: MoneyStyle = { currency, country }
  if (sent.intent === 'options') return setOptions(office, sent, params, product)
  if (sent.intent === 'all') return setAll(office, sent, params, product, money)
  return saveRows(office, sent, params, product, money)
}

type Params = { readonly shopId: number; readonly id: number }

async function setOptions(
  office: Office,
  sent: Sent,
  params: Params,
  product: Product,
): Promise<Done | Refused | Removes> {
  const { manage, language } = office
  const words = productWords.of(language)
  const values = sent.all('optionValues')
  const options = sent
    .all('optionName')
    .map((name, at) => ({ name: name.trim(), values: valuesIn(values[at] ?? '') }))
    .filter((option) => option.name !== '' || option.values.length > 0)
    .slice(0, MOST_OPTIONS)
  const wrong = options.findIndex((option) => option.name === '' || option.values.length === 0)
  if (wrong >= 0) return refusedWith(sent, words.optionHalf, { [`option${wrong}`]: words.optionHalf })
  const names = new Set(options.map(({ name }) => name.toLowerCase()))
  if (names.size < options.length) return refusedWith(sent, words.optionTwice)
  if (options.some((option) => option.values.length > MOST_VALUES) || countOf(options) > MOST_VARIANTS)
    return refusedWith(sent, words.variantsMost(countOf(options)))
  const known = new Map(product.variants.map((variant) => [JSON.stringify(variant.values), variant]))
  const stays = new Set<number>()
  const variants = combinationsOf(options).map((combination) => {
    const same = known.get(JSON.stringify(combination))
    if (same) {
      stays.add(same.id)
      return { values: [...combination] }
    }
    const before = known.get(JSON.stringify(valuesBefore(combination, product.options, options)))
    if (!before) return { values: [...combination] }
    // A renamed value keeps all fields of its variants; of several variants made of one by a new option, only the first gets
    // its units and codes.
    const isFirst = !stays.has(before.id)
    stays.add(before.id)
    const { price, compareAt, saleEnds, sku, barcode, enabled, units } = before
    return { values: [...combination], price, compareAt, saleEnds, enabled, ...(isFirst && { sku, barcode, units }) }
  })
  const removed = product.variants.filter(({ id }) => !stays.has(id))
  if (removed.length > 0 && !sent.on('sure')) {
    const { items } = await manage.listStock({
      params: { shopId: params.shopId },
      query: { productId: params.id, limit: 200 },
    })
    const soldOf = new Map(items.map(({ variantId, sold }) => [variantId, sold]))
    const removals = removed.map((variant) => ({
      text: variant.values.join(' · '),
      units: variant.units,
      sold: soldOf.get(variant.id) ?? 0,
    }))
    if (removals.some(({ units, sold }) => units > 0 || sold > 0))
      return {
        kind: 'removes',
        intent: 'options',
        options,
        variants: removals.filter(({ units, sold }) => units + sold > 0),
      }
  }
  try {
    await manage.setProductVariants({
      params,
      revision: sent.text('revision'),
      body: { options: options.map((option) => ({ ...option, values: [...option.values] })), variants },
    })
    return { kind: 'done', note: words.variantsMade(variants.length) }
  } catch (error) {
    if (isStale(error)) return refusedWith(sent, words.stale)
    throw error
  }
}

async function setAll(
  { manage, language }: Office,
  sent: Sent,
  params: Params,
  product: Product,
  money: MoneyStyle,
): Promise<Done | Refused> {
  const words = productWords.of(language)
  const field = (['price', 'compareAt', 'units'] as const).find((known) => known === sent.text('field')) ?? 'price'
  if (field === 'units') {
    if (!/^\d{1,7}$/.test(sent.text('value')))
      return { ...wrongTyped(sent, { value: words.unitsWrong }), message: words.unitsWrong }
    const changes = product.variants.map(({ id, units }) => ({
      id,
      units: { count: sent.number('value'), seen: units },
    }))
    await adjust(manage, params, changes)
  } else {
    const isBlank = sent.text('value') === ''
    const amount = isBlank && field === 'compareAt' ? null : sent.money('value', money)
    if (amount === null && !(isBlank && field === 'compareAt'))
      return { ...wrongTyped(sent, { value: words.amountWrong }), message: words.amountWrong }
    if (amount !== null && (amount < 0 || amount > PRODUCT_LIMITS.amount))
      return { ...wrongTyped(sent, { value: words.amountWrong }), message: words.amountWrong }
    const variants = product.variants.map(({ id }) =>
      field === 'price' ? { id, price: amount ?? 0 } : { id, compareAt: amount },
    )
    await manage.changeProduct({ params, revision: product.revision, body: { variants } })
  }
  return { kind: 'done', note: words.variantsSaved(product.variants.length) }
}

/** Saves the changed fields of the changed rows. Fields that somebody else has changed too are not overwritten. */
async function saveRows(
  { manage, language }: Office,
  sent: Sent,
  params: Params,
  product: Product,
  money: MoneyStyle,
): Promise<Done | Refused> {
  const words = productWords.of(language)
  const rows = readRows(sent, money, words)
  if (!rows) return refusedWith(sent, words.stale)
  const { changes, wrong } = rows
  if (Object.keys(wrong).length > 0) return wrongFields(sent, wrong)
  const lost = changes.find(({ id }) => !product.variants.some((variant) => variant.id === id))
  if (lost) return refusedWith(sent, words.variantGone(lost.text))
  const both = changes.filter((change) => {
    const now = product.variants.find(({ id }) => id === change.id)
    return now && change.fields.some(({ name, was, value }) => now[name] !== was && now[name] !== value)
  })
  if (both.length > 0 && !sent.on('over'))
    return refusedWith(sent, words.variantsBoth(both.map(({ text }) => text).join(', ')), { over: '1' })
  const priced = changes.filter(({ fields }) => fields.length > 0)
  try {
    if (priced.length > 0)
      await manage.changeProduct({
        params,
        revision: product.revision,
        body: {
          variants: priced.map(({ id, fields }) => ({
            id,
            ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
          })),
        },
      })
    await adjust(manage, params, changes)
  } catch (error) {
    if (isStale(error)) return refusedWith(sent, words.stale)
    throw error
  }
  return { kind: 'done', note: words.variantsSaved(changes.length) }
}

/** The most rows that one call of the API accepts. */
const MOST_ADJUSTED = 500

async function adjust(
  manage: Office['manage'],
  { shopId, id: productId }: Params,
  changes: readonly Pick<RowChange, 'id' | 'units'>[],
): Promise<void> {
  const adjustments = changes.flatMap(({ id, units }) => (units ? [{ productId, variantId: id, ...units }] : []))
  for (let at = 0; at < adjustments.length; at += MOST_ADJUSTED)
    await manage.adjustStock({ params: { shopId }, body: { adjustments: adjustments.slice(at, at + MOST_ADJUSTED) } })
}
