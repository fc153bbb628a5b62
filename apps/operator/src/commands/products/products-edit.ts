import type { Image } from '@store/core'
import { InvalidArgumentError } from 'commander'
import { type InShop, withShop } from '../../api.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { productNamed } from '../../named-product.ts'
import { uploadedPicture } from '../../picture.ts'
import { answer, print } from '../../print.ts'
import { amountOf, oneOf, orNone, several, textUpTo, wholeNumber } from '../../reading.ts'

type ProductOptions = {
  readonly category?: string
  readonly subcategory?: string
  readonly description?: string
  readonly summary?: string
  readonly brand?: string
  readonly sku?: string
  readonly image?: readonly string[]
  readonly featured?: 'yes' | 'no'
  readonly active?: 'yes' | 'no'
  readonly order?: number
}

const yesOrNo = oneOf(['yes', 'no'])

/** The options that both commands have. */
const details = (of: ReturnType<typeof command>) =>
  of
    .option('--category <name>', 'made where the shop has none of that name', orNone(textUpTo(500)))
    .option('--subcategory <name>', 'within the category', orNone(textUpTo(500)))
    .option('--description <text>', 'HTML or plain text', orNone(textUpTo(200_000)))
    .option('--summary <text>', 'a line about it', orNone(textUpTo(10_000)))
    .option('--brand <name>', 'who makes it', orNone(textUpTo(500)))
    .option('--sku <text>', 'of the product, not of its variants', orNone(textUpTo(500)))
    .option('--image <file>', 'a picture; may be given several times, the first comes first', several)
    .option('--featured <yes or no>', 'whether the home page shows it first', yesOrNo)
    .option('--active <yes or no>', 'whether it is for sale', yesOrNo)
    .option('--order <number>', 'its place: higher ones come first', wholeNumber(0, 1_000_000))

export const productsCreate = () =>
  details(
    command('create', 'Add a product', [
      'products create "Wool scarf" --price 30 --units 4 --category Hats --image hat.svg --shop mercado',
      'products create "Felt slippers" --price 45 --option "Size: S, M, L" --units 2 --shop mercado',
    ])
      .argument('<name>', 'as shoppers read it', textUpTo(500))
      .requiredOption(...SHOP)
      .option('--price <amount>', 'without one it is sold on request')
      .option('--before <amount>', 'its former price, struck through')
      .option('--units <number>', 'how many there are, of each variant', wholeNumber(0, 1_000_000), 0)
      .option('--reference <text>', 'what it is known by; one is made of its name', textUpTo(500))
      .option('--option <name: values>', 'a choice, as in "Size: S, M, L"; may be given several times', options),
  ).action(async (name: string, options: OfShop & ProductOptions & SaleOptions) => {
    await withShop(options.shop, async (where) => {
      const { manage, shop, params } = where
      const { price, before, units, reference, option = [] } = options
      const compareAt = before === undefined ? null : amountOf(before, shop)
      const variants = combined(option).map((values) => ({ values, units, compareAt }))
      const body = {
        name,
        ...(await detailsIn(where, options)),
        compareAt,
        price: price === undefined ? null : amountOf(price, shop),
        ...(reference !== undefined && { reference }),
        ...(option.length > 0 ? { options: option, variants } : { units }),
      }
      const product = await manage.createProduct({ params, body })
      answer(options, product, () => print(`${product.name} is for sale, as ${product.reference}`))
    })
  })

type Choice = { name: string; values: string[] }
type SaleOptions = {
  readonly price?: string
  readonly before?: string
  readonly units: number
  readonly reference?: string
  readonly option?: Choice[]
}

export const productsEdit = () =>
  details(
    command('edit', 'Change what is said of a product and leave the rest ("none" takes a value away)', [
      'products edit wool-scarf --name "Warm wool scarf" --brand "Mercado" --featured yes --shop mercado',
    ])
      .argument('<product>', 'its reference, SKU or id')
      .requiredOption(...SHOP)
      .option('--name <text>', 'as shoppers read it', textUpTo(500)),
  ).action(async (typed: string, options: OfShop & ProductOptions & { readonly name?: string }) => {
    await withShop(options.shop, async (where) => {
      const { id, reference } = await productNamed(where, typed)
      const { name } = options
      const body = { ...(name !== undefined && { name }), ...(await detailsIn(where, options)) }
      if (Object.keys(body).length === 0)
        throw new Complaint('Nothing was said to change. "feria products edit --help" shows what can be.')
      const { manage, params } = where
      const product = await manage.changeProduct({ params: { ...params, id }, revision: '*', body })
      answer(options, product, () => print(`${product.name} (${reference}): ${Object.keys(body).join(', ')} changed`))
    })
  })

async function detailsIn(where: InShop, options: ProductOptions) {
  const { category, subcategory, description, summary, brand, sku, image, featured, active, order } = options
  return {
    ...(category !== undefined && { category: category || null }),
    ...(subcategory !== undefined && { subcategory: subcategory || null }),
    ...(description !== undefined && { description: description || null }),
    ...(summary !== undefined && { summary: summary || null }),
    ...(brand !== undefined && { brand: brand || null }),
    ...(sku !== undefined && { sku: sku || null }),
    ...(image !== undefined && { images: await picturesIn(where, image) }),
    ...(featured !== undefined && { featured: featured === 'yes' }),
    ...(active !== undefined && { active: active === 'yes' }),
    ...(order !== undefined && { position: order }),
  }
}

async function picturesIn(where: InShop, files: readonly string[]): Promise<Image[]> {
  if (files.length === 1 && files[0] === 'none') return []
  const images: Image[] = []
  for (const file of files) images.push({ src: await uploadedPicture(where, file), alt: null })
  return images
}

/** Adds `Size: S, M, L` to the options before it. */
function options(typed: string, before: readonly Choice[] = []): readonly Choice[] {
  const [, name = '', list = ''] = /^([^:]{1,500}):(.+)$/s.exec(typed) ?? []
  const values = list
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
  if (name.trim() === '' || values.length === 0)
    throw new InvalidArgumentError('Use a name and its values, as in "Size: S, M, L".')
  return [...before, { name: name.trim(), values: [...new Set(values)] }]
}

/** Every combination of one value of each option. */
const combined = (choices: readonly Choice[]): string[][] =>
  choices.length === 0
    ? []
    : choices.reduce<string[][]>(
        (all, { values }) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
        [[]],
      )
