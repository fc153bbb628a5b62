import type { StockedProduct } from '@store/core'
import { allPages, type ManagedShop, withShop } from '../../api.ts'
import { command, group, type OfShop, SHOP } from '../../command.ts'
import { productNamed, variantNamed } from '../../named-product.ts'
import { answer, moneyOf, note, print, printTable } from '../../print.ts'
import { wholeNumber } from '../../reading.ts'
import { productsCreate, productsEdit } from './products-edit.ts'
import { productsExport } from './products-export.ts'
import { productsPrice } from './products-price.ts'
import { productsSet } from './products-set.ts'
import { productsDelete, productsHide, productsShow } from './products-show.ts'

export const productsCommand = () =>
  group('products', 'Manage what a shop sells, and how many there are', [
    productsList(),
    productsShow(),
    productsCreate(),
    productsEdit(),
    productsPrice(),
    productsSet(),
    productsSetStock(),
    productsHide(),
    productsDelete(),
    productsExport(),
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
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const query = search === null ? {} : { q: search }
        const found = await allPages((page) => manage.listProducts({ params, query: { ...page, ...query } }), limit + 1)
        const products = found.slice(0, limit)
        answer(options, products, () => printTable(products.flatMap((product) => rowsOf(product, shop))))
        if (found.length > limit) note(`There are more than ${limit}: ask for them with --limit.`)
        if (found.length === 0)
          note(search ? `Nothing in ${shop.name} has "${search}".` : `${shop.name} sells nothing yet.`)
      })
    })

/** A row for the product, and one for each of its variants below it. */
function rowsOf(product: StockedProduct, shop: ManagedShop) {
  const money = moneyOf(shop)
  const { id, reference, name, price, active, units, sold, variants } = product
  return [
    { id, reference, name: active ? name : `${name} (off)`, price: money(price), units, sold },
    ...variants.map(({ values, sku, enabled, price, units }) => ({
      id: '',
      reference: sku ?? '',
      name: `  ${values.join(' / ')}${enabled ? '' : ' (off)'}`,
      price: money(price),
      units,
      sold: '',
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
      await withShop(options.shop, async (where) => {
        const product = await productNamed(where, name)
        const variant = variantNamed(product, name, options.variant)
        const { id, reference } = product
        const { manage, params } = where
        const adjustments = [{ productId: id, variantId: variant?.id ?? 0, count: units }]
        const { items } = await manage.adjustStock({ params, body: { adjustments } })
        const outcome = {
          product: { id, reference, name: product.name },
          variant: variant?.values ?? null,
          before: items[0]?.before ?? 0,
          units,
        }
        answer(options, outcome, () => {
          const what = [outcome.product.name, ...(outcome.variant ?? [])].join(' · ')
          print(`${what}: ${units} units, ${outcome.before} before`)
        })
      })
    })
