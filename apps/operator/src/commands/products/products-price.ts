import { withShop } from '../../api.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { productNamed, variantNamed } from '../../named-product.ts'
import { answer, moneyOf, print } from '../../print.ts'
import { amountOf, day, endIn, orNone } from '../../reading.ts'

type PriceOptions = { readonly before?: string; readonly until?: string; readonly variant?: string }

export const productsPrice = () =>
  command('price', 'Set what a product costs; of one with variants, each of them or one', [
    'products price wool-hat 20 --before 25 --until 2099-12-31 --shop mercado',
    'products price linen-shirt 42 --variant "M / Blue" --shop mercado',
  ])
    .argument('<product>', 'its reference, SKU or id, or the SKU of a variant')
    .argument('<amount>', 'as people of the shop write it; "none": on request')
    .option(
      '--before <amount>',
      'its former price, struck through',
      orNone((text) => text),
    )
    .option('--until <day>', 'the last day of the reduced price', day)
    .option('--variant <values>', 'as "products list" writes them')
    .requiredOption(...SHOP)
    .action(async (name: string, typed: string, options: OfShop & PriceOptions) => {
      const { before, until, variant: variantId } = options
      if (until !== undefined && !before)
        throw new Complaint('--until says until when it is reduced: give --before, too.')
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const product = await productNamed(where, name)
        const { id, variants } = product
        const bySku = variants.some(({ sku }) => sku === name)
        const one = variantId !== undefined || bySku ? variantNamed(product, name, variantId) : null
        const price = typed === 'none' ? null : amountOf(typed, shop)
        const change = {
          ...(before !== undefined && { compareAt: before === '' ? null : amountOf(before, shop) }),
          saleEnds: until === undefined ? null : endIn(until, shop).toISOString(),
        }
        const each = variants.filter((variant) => one === null || variant === one)
        if (price === null && each.length > 0)
          throw new Complaint(`${product.name} has variants, and each of them needs a price.`)
        const changed = await manage.changeProduct({
          params: { ...params, id },
          revision: '*',
          body:
            price === null || each.length === 0
              ? { price, ...change }
              : { variants: each.map((variant) => ({ id: variant.id, price, ...change })) },
        })
        const money = moneyOf(shop)
        answer(options, changed, () =>
          print(`${[changed.name, ...(one?.values ?? [])].join(' · ')}: ${money(price) || 'on request'}`),
        )
      })
    })
