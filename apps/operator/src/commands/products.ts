import { inShop, type Tx } from '@store/api/database'
import { listStock, type StockedProduct, setStock } from '@store/api/queries'
import type { Shop } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { answer, moneyOf, note, printTable } from '../print.ts'
import { wholeNumber } from '../reading.ts'
import { withShop } from '../shop-of.ts'
import { productsSet } from './products-set.ts'

export const productsCommand = () =>
  group('products', 'Manage what a shop sells, and how many there are', [
    productsList(),
    productsSet(),
    productsSetStock(),
  ])

const MOST_UNITS = 1_000_000
const EVERY = 1_000_000

const productsList = () =>
  command('list', "List a shop's products with their units", [
    'products list --shop mercado',
    'products list --shop mercado --search "shirt" --json',
  ])
    .requiredOption(...SHOP)
    .option('--search <text>', 'in name, reference or SKU')
    .option('--limit <number>', 'how many at most', wholeNumber(1, EVERY), 100)
    .action(async (options: OfShop & { readonly search?: string; readonly limit: number }) => {
      const { search = null, limit } = options
      await withShop(options.shop, async ({ db, shop }) => {
        const found = await inShop(db, shop.id, (tx) => listStock(tx, shop.id, { search, limit: limit + 1 }))
        const products = found.slice(0, limit)
        answer(options, products, () => printTable(products.flatMap((product) => rowsOf(product, shop))))
        if (found.length > limit) note(`There are more than ${limit}: ask for them with --limit.`)
        if (found.length === 0)
          note(search ? `Nothing in ${shop.name} has "${search}".` : `${shop.name} sells nothing yet.`)
      })
    })

/** A row for the product, and one for each of its variants below it. */
function rowsOf(product: StockedProduct, shop: Shop) {
  const money = moneyOf(shop)
  const { id, reference, name, price, active, units, sold, variants } = product
  return [
    { id, reference, name: active ? name : `${name} (off)`, price: money(price), units, sold },
    ...variants.map(({ values, sku, enabled, price, units }) => ({
      ...{ id: '', reference: sku ?? '', name: `  ${values.join(' / ')}${enabled ? '' : ' (off)'}` },
      ...{ price: money(price), units, sold: '' },
    })),
  ]
}

const productsSetStock = () =>
  command('set-stock', 'Set how many units there are', [
    'products set-stock wool-hat 12 --shop mercado',
    'products set-stock linen-shirt 5 --variant "M / Blue" --shop mercado',
  ])
    .argument('<product>', 'its reference, SKU or id, or the SKU of a variant')
    .argument('<units>', 'a whole number', wholeNumber(0, MOST_UNITS))
    .option('--variant <values>', 'as "products list" writes them')
    .requiredOption(...SHOP)
    .action(async (name: string, units: number, options: OfShop & { readonly variant?: string }) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const outcome = await inShop(db, shop.id, async (tx) => {
          const product = await productOf(tx, shop, name)
          const variant = variantOf(product, name, options.variant)
          const key = { productId: product.id, variantId: variant?.id ?? 0 }
          const before = await setStock(tx, shop.id, key, units)
          const { id, reference } = product
          return { product: { id, reference, name: product.name }, variant: variant?.values ?? null, before, units }
        })
        answer(options, outcome, () => {
          const what = [outcome.product.name, ...(outcome.variant ?? [])].join(' · ')
          console.log(`${what}: ${units} units, ${outcome.before} before`)
        })
      })
    })

/** The one product of this name. */
export async function productOf(tx: Tx, shop: Shop, name: string): Promise<StockedProduct> {
  const found = await listStock(tx, shop.id, { search: name, limit: 100 })
  const exact = found.filter(
    ({ id, reference, sku, variants }) =>
      String(id) === name || reference === name || sku === name || variants.some((variant) => variant.sku === name),
  )
  const [product] = exact
  if (product && exact.length === 1) return product
  if (exact.length > 1)
    throw new Complaint(`Several products are "${name}": use the id of one, ${exact.map(({ id }) => id).join(' or ')}.`)
  const all = await listStock(tx, shop.id, { search: null, limit: EVERY })
  const hint = didYouMean(
    name,
    all.map(({ reference }) => reference),
  )
  throw new Complaint(
    `${shop.name} has no product "${name}".${hint || ` "feria products list --shop ${shop.subdomain}" shows them all.`}`,
  )
}

function variantOf(product: StockedProduct, name: string, wanted: string | undefined) {
  const { variants } = product
  const written = variants.map(({ values }) => values.join(' / '))
  if (wanted === undefined) {
    if (variants.length === 0) return null
    const bySku = variants.find(({ sku }) => sku === name)
    if (bySku) return bySku
    throw new Complaint(`${product.name} has variants: say which with --variant, as in "${written[0]}".`)
  }
  if (variants.length === 0) throw new Complaint(`${product.name} has no variants: leave --variant out.`)
  const plain = (text: string) =>
    text
      .toLowerCase()
      .split('/')
      .map((part) => part.trim())
      .join('/')
  const index = written.findIndex((values) => plain(values) === plain(wanted))
  const variant = variants[index]
  if (variant) return variant
  throw new Complaint(
    `${product.name} has no variant "${wanted}".${didYouMean(wanted, written) || ` It has ${written.slice(0, 8).join(', ')}.`}`,
  )
}
