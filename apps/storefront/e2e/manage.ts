import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createManageClient, type ManageClient } from '@store/api-client/manage'
import type { ProductInput } from '@store/core'

/**
 * The management API of the running product, with the platform's key from its data folder. Tests set up their shops with it:
 * `feria` calls the same API, but each command is a process that takes about a second of processor time.
 */
export function manage(): ManageClient {
  // Created on first use, because tests are also listed without a running product.
  client ??= createManageClient({
    baseUrl: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`,
    token: readFileSync(join(process.env.STOREFRONT_DATA ?? '', 'platform.key'), 'utf8').trim(),
  })
  return client
}
let client: ManageClient | undefined

/** The body of a call. */
type Body<Call extends keyof ManageClient> = Parameters<ManageClient[Call]>[0] extends
  | { readonly body?: infer Sent }
  | undefined
  ? NonNullable<Sent>
  : never

/** Settings of a shop. */
export type ShopSettings = Body<'changeShop'>
type Shop = { readonly id: number }
const paramsOf = ({ id }: Shop) => ({ shopId: id })

export async function setShop(shop: Shop, settings: ShopSettings) {
  const params = paramsOf(shop)
  const { revision } = await manage().getShop({ params })
  await manage().changeShop({ params, revision, body: settings })
}

export async function addDomain(shop: Shop, name: string) {
  const params = paramsOf(shop)
  await manage().createDomain({ params, body: { name } })
  await manage().verifyDomain({ params: { ...params, name }, body: { vouch: true } })
}

export async function removeDomain(shop: Shop, name: string) {
  const params = paramsOf(shop)
  const { items } = await manage().listDomains({ params })
  const revision = items.find((domain) => domain.name === name)?.revision ?? ''
  await manage().deleteDomain({ params: { ...params, name }, revision })
}

export async function setIntegrations(shop: Shop, ids: Body<'changeIntegrations'>) {
  const params = paramsOf(shop)
  const { revision } = await manage().getIntegrations({ params })
  await manage().changeIntegrations({ params, revision, body: ids })
}

type ShippingRate = Body<'setShipping'>['rate']

export async function setShipping(shop: Shop, rate: ShippingRate) {
  const params = paramsOf(shop)
  const { revision } = await manage().getShipping({ params })
  await manage().setShipping({ params, revision, body: { rate } })
}

/** Adds a required field for orders by chat. */
export async function askInChat(shop: Shop, label: string) {
  const params = paramsOf(shop)
  const { revision } = await manage().getChatForm({ params })
  const field = { key: 'answer', label, type: 'text', value: '', required: true } as const
  await manage().setChatForm({ params, revision, body: { fields: [field] } })
}

/** Ids of cities, given by names or official codes of the shop's country, in the same order. */
export async function cityIds(shop: Shop, named: readonly string[]): Promise<readonly number[]> {
  const { items } = await manage().listCities({ params: paramsOf(shop), query: {} })
  return named.map((city) => {
    const found = items.find(({ name, code }) => name === city || code === city)
    if (!found) throw new Error(`the shop knows no ${city}`)
    return found.id
  })
}

/** Cities and highest total for cash on delivery; left out: no limit. */
export async function setCashOnDelivery(
  shop: Shop,
  { cities, ceiling = null }: { readonly cities?: readonly string[]; readonly ceiling?: number | null },
) {
  const params = paramsOf(shop)
  const { revision } = await manage().getCashOnDelivery({ params })
  const ids = cities ? [...(await cityIds(shop, cities))] : null
  await manage().setCashOnDelivery({ params, revision, body: { cities: ids, ceiling } })
}

/** The limits of a coupon; each coupon takes ten percent off. */
export type CouponSettings = Omit<Body<'createCoupon'>, 'reduction'>

export const createCoupon = (shop: Shop, settings: CouponSettings) =>
  manage().createCoupon({
    params: paramsOf(shop),
    body: { reduction: { kind: 'percentage', percent: 10 }, ...settings },
  })

/** Locks a shop with this code. */
export async function lockShop(shop: Shop, code: string, words: Pick<Body<'setGate'>, 'title' | 'description'> = {}) {
  const params = paramsOf(shop)
  await manage().createCode({ params, body: { code } })
  const { revision } = await manage().getGate({ params })
  await manage().setGate({ params, revision, body: { enabled: true, ...words } })
}

/** Sets the stock of a product. */
export async function setUnits(shop: Shop, reference: string, count: number) {
  const params = paramsOf(shop)
  const { id } = await manage().getProductByReference({ params: { ...params, reference } })
  await manage().adjustStock({ params, body: { adjustments: [{ productId: id, count }] } })
}

/** The catalogue of the shops that tests create, which `docs/make-a-template.md` imports, too. */
export const CATALOGUE = readFileSync(fileURLToPath(new URL('mercado.csv', import.meta.url)), 'utf8')

/** Adds the products of such a sheet to a shop, or replaces them. */
export async function saveCatalogue(shop: Shop, sheet: string) {
  const { items } = await manage().saveProducts({ params: paramsOf(shop), body: { products: [...productsOf(sheet)] } })
  const refused = items.find(({ outcome }) => outcome === 'refused')
  if (refused) throw new Error(`${refused.reference} was refused: ${refused.reason}`)
}

/** The rows have no quoted cells. Parsing of real files is tested with the command. */
function productsOf(sheet: string): readonly ProductInput[] {
  const [header = '', ...lines] = sheet.trim().split('\n')
  const names = header.split(',')
  const rows = lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
  const named = rows.filter(({ Title }) => Title)
  return named.map((row, at) => {
    const same = rows.filter(({ Handle }) => Handle === row.Handle)
    const facts = {
      reference: row.Handle ?? '',
      name: row.Title ?? '',
      description: row['Body (HTML)'] || null,
      category: row.Type || null,
      brand: row.Vendor || null,
      active: row.Status === 'active',
      position: -at,
    }
    if (same.length === 1) return { ...facts, ...sold(row) }
    const axes = [1, 2].map((axis) => [`Option${axis} Name`, `Option${axis} Value`] as const)
    const options = axes.map(([name, value]) => ({
      name: row[name] ?? '',
      values: [...new Set(same.map((one) => one[value] ?? ''))],
    }))
    const variants = same.map((one) => ({ values: axes.map(([, value]) => one[value] ?? ''), ...sold(one) }))
    return { ...facts, options, variants }
  })
}

const sold = (row: Readonly<Record<string, string>>) => ({
  price: Math.round(Number(row['Variant Price']) * 100),
  units: Number(row['Variant Inventory Qty']),
  sku: row['Variant SKU'] ?? null,
})
