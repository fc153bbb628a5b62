import { withShop } from '../../api.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { productNamed } from '../../named-product.ts'
import { answer, moneyOf, print, printFacts, printTable, timeOf } from '../../print.ts'

const PRODUCT = ['<product>', 'its reference, SKU or id'] as const

export const productsShow = () =>
  command('show', 'Show all that can be set of a product', ['products show linen-shirt --shop mercado'])
    .argument(...PRODUCT)
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { id } = await productNamed(where, name)
        const product = await manage.getProduct({ params: { ...params, id } })
        answer(options, product, () => {
          const { variants, images, message, dimensions, tags, options: _, revision: __, saleEnds, ...facts } = product
          const { length, width, height, weight } = dimensions ?? {}
          const money = moneyOf(shop)
          printFacts({
            ...facts,
            price: money(facts.price) || 'on request',
            compareAt: money(facts.compareAt),
            saleEnds: saleEnds && timeOf(saleEnds, shop),
            pictures: images.length,
            tags: tags.join(', '),
            measures: [length, width, height].filter(Boolean).join(' × '),
            weight: weight ?? null,
            message: message && `${message.label}${message.required ? ' (required)' : ''}`,
          })
          if (variants.length > 0) print()
          printTable(
            variants.map(({ id, values, price, compareAt, units, sku, enabled }) => ({
              id,
              variant: `${values.join(' / ')}${enabled ? '' : ' (off)'}`,
              sku: sku ?? '',
              price: money(price),
              before: money(compareAt),
              units,
            })),
          )
        })
      })
    })

export const productsHide = () =>
  command('hide', 'Take a product off sale and keep it ("products edit --active yes" puts it back)', [
    'products hide wool-scarf --shop mercado',
  ])
    .argument(...PRODUCT)
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { id } = await productNamed(where, name)
        const { manage, params } = where
        const hidden = await manage.changeProduct({ params: { ...params, id }, revision: '*', body: { active: false } })
        answer(options, hidden, () => print(`${hidden.name} is off sale`))
      })
    })

export const productsDelete = () =>
  command('delete', 'Delete a product with its stock; orders keep what they say of it', [
    'products delete wool-scarf --shop mercado',
  ])
    .argument(...PRODUCT)
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { id, reference, name: title } = await productNamed(where, name)
        const { manage, params } = where
        await manage.deleteProduct({ params: { ...params, id }, revision: '*' })
        answer(options, { product: { id, reference, name: title }, deleted: true }, () => print(`${title} is deleted`))
      })
    })
