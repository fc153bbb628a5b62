import { createHash } from 'node:crypto'
import { type EditableProduct, factsOf, type MoneyStyle, PRODUCT_LIMITS } from '@store/core'
import type { Values } from '#app/drafts/values.ts'
import type { Sent } from '#app/session/act.server.ts'
import type { Words } from '#app/words/products/index.ts'

/** The fields of the product form, as the API takes them. */
export type Body = {
  name: string
  images: { src: string; alt: string | null }[]
  price?: number | null
  compareAt?: number | null
  category: string | null
  subcategory: string | null
  /** Missing if the shop has no taxes. */
  taxId?: number | null
  brand: string | null
  description: string | null
  summary: string | null
  tags: number[]
  condition: 'new' | 'used'
  warranty: string | null
  supplier: string | null
  sku: string | null
  /** Missing for a product with variants, which have their own. */
  barcode?: string | null
  lowAt: number | null
  seoTitle: string | null
  seoDescription: string | null
  maxQuantity: number | null
  dimensions: EditableProduct['dimensions']
  message: EditableProduct['message']
  freeShipping: boolean
  featured: boolean
}

export type Field = keyof Body
export type FieldMessages = Readonly<Record<string, string>>

/** Parses the form. Invalid values are reported by field. */
export function readBody(
  sent: Sent,
  money: MoneyStyle,
  words: Words,
): { readonly body: Body; readonly units: number | null; readonly wrong: FieldMessages } {
  const wrong: Record<string, string> = {}
  const text = (name: string) => sent.text(name).replaceAll('\r\n', '\n') || null
  const amount = (name: 'price' | 'compareAt') => {
    if (sent.text(name) === '') return null
    const read = sent.money(name, money)
    if (read === null || read < 0 || read > PRODUCT_LIMITS.amount) wrong[name] = words.amountWrong
    return read
  }
  const whole = (name: string, sentence: string, least: number) => {
    const typed = sent.text(name)
    if (typed === '') return null
    if (!/^\d{1,9}$/.test(typed) || Number(typed) < least) wrong[name] = sentence
    return Number(typed)
  }
  const measure = (name: string) => {
    const typed = sent.text(name).replace(',', '.')
    if (typed === '') return null
    if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(typed)) wrong[name] = words.measureWrong
    return Number(typed)
  }
  if (!text('name')) wrong.name = words.nameMissing
  const alts = sent.all('alt')
  const [length, width, height, weight] = [measure('length'), measure('width'), measure('height'), text('weight')]
  const label = text('messageLabel')
  const body: Body = {
    name: text('name') ?? '',
    images: sent.all('image').map((src, at) => ({ src, alt: alts[at]?.trim() || null })),
    ...(sent.textIfAny('price') !== null && { price: amount('price'), compareAt: amount('compareAt') }),
    category: text('category'),
    subcategory: text('category') ? text('subcategory') : null,
    ...(sent.textIfAny('taxId') !== null && { taxId: Number(sent.text('taxId')) || null }),
    brand: text('brand'),
    description: withFacts(sent, words, wrong),
    summary: text('summary'),
    tags: sent
      .all('tag')
      .map(Number)
      .filter(Number.isSafeInteger)
      .toSorted((a, b) => a - b),
    condition: sent.text('condition') === 'used' ? 'used' : 'new',
    warranty: text('warranty'),
    supplier: text('supplier'),
    sku: text('sku'),
    ...(sent.textIfAny('barcode') !== null && { barcode: text('barcode') }),
    lowAt: whole('lowAt', words.unitsWrong, 0),
    seoTitle: text('seoTitle'),
    seoDescription: text('seoDescription'),
    maxQuantity: whole('maxQuantity', words.unitsWrong, 1),
    dimensions: [length, width, height, weight].every((one) => one === null) ? null : { length, width, height, weight },
    message: label === null ? null : { label, required: sent.on('messageRequired') },
    freeShipping: sent.on('freeShipping'),
    featured: sent.on('featured'),
  }
  return { body, units: whole('units', words.unitsWrong, 0), wrong }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The description with the facts as its first lines, which shops parse. */
function withFacts(sent: Sent, words: Words, wrong: Record<string, string>): string | null {
  const values = sent.all('factValue')
  const facts = sent
    .all('factName')
    .map((name, at) => ({ name: name.trim(), value: values[at]?.trim() ?? '', at }))
    .filter(({ name, value }) => name !== '' || value !== '')
  for (const { name, value, at } of facts)
    if (factsOf(`${name}: ${value}`).facts.length === 0) wrong[`fact${at}`] = words.factWrong
  const rest = sent.text('description').replaceAll('\r\n', '\n')
  if (facts.length === 0) return rest || null
  const lines = facts.map(({ name, value }) => `${escaped(name)}: ${escaped(value)}`)
  const html = rest === '' || /<[a-z!/][^<>]*>/i.test(rest) ? rest : paragraphs(rest)
  return `<p>${lines.join('<br />')}</p>${html}`
}

/** Converts plain text to HTML as the API does: blank lines separate paragraphs. */
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('')

/** A short digest of each field, by which changed fields are found later. */
export const marksOf = (body: Body): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8),
    ]),
  )

/** Encodes values as a form sends them. */
export function formOf(values: Values): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, all] of Object.entries(values)) for (const value of all) form.append(name, value)
  // A blank field is sent as blank; `valuesOf` leaves out those that variants have.
  for (const name of ['price', 'compareAt', 'barcode', 'taxId']) if (values[name]?.length === 0) form.set(name, '')
  return form
}
