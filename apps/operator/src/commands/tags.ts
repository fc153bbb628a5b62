import type { FilterTag } from '@store/core'
import { type InShop, type ManagedShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { productNamed } from '../named-product.ts'
import { didYouMean } from '../nearest.ts'
import { answer, note, print, printTable } from '../print.ts'
import { wholeNumber } from '../reading.ts'

export const tagsCommand = () =>
  group('tags', "Manage what shoppers filter a shop's products by", [tagsList(), tagsSet(), tagsPut(), tagsRemove()])

const MOST = 100

/** The tags of the shop in their order, without revisions. */
const tagsOf = async ({ manage, params }: InShop): Promise<readonly FilterTag[]> =>
  (await manage.listTags({ params })).items.map(({ revision: _, ...tag }) => tag)

const tagsList = () =>
  command('list', 'List the tags as shoppers see them, and their values', ['tags list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const tags = await tagsOf(where)
        answer(options, tags, () =>
          printTable(tags.map((tag) => ({ name: tag.name, order: tag.position, values: namesOf(tag).join(', ') }))),
        )
        if (tags.length === 0) note(`${where.shop.name} has no filter tags.`)
      })
    })

const tagsSet = () =>
  command('set', 'Add a tag with its values, or rename one', [
    'tags set Material --values "Linen, Wool" --order 1 --shop mercado',
    'tags set Material --order 2 --shop mercado',
  ])
    .argument('<name>', 'as shoppers read it')
    .option('--values <names>', 'all of them, with commas between', list)
    .option('--order <number>', 'lower ones come first', wholeNumber(0, 1_000_000))
    .requiredOption(...SHOP)
    .action(
      async (typed: string, options: OfShop & { readonly values?: readonly string[]; readonly order?: number }) => {
        const { values, order } = options
        const name = typed.trim()
        if (name === '' || name.length > MOST) throw new Complaint(`Name the tag, in ${MOST} letters at most.`)
        if (values === undefined && order === undefined)
          throw new Complaint('Nothing was said to change. "feria tags set --help" shows what can be.')
        const valueList = values && valuesOf(values)
        await withShop(options.shop, async (where) => {
          const { manage, shop, params } = where
          const tags = await tagsOf(where)
          const known = tags.find((each) => plain(each.name) === plain(name))
          if (!known && !valueList) throw noTag(name, tags, shop)
          const position = order === undefined ? {} : { position: order }
          const { revision: _, ...tag } = known
            ? await manage.changeTag({
                params: { ...params, id: Number(known.id) },
                revision: '*',
                body: { name, ...position, ...(valueList && { values: valueList }) },
              })
            : await manage.createTag({ params, body: { name, ...position, values: valueList ?? [] } })
          answer(options, tag, () => print(`${tag.name}: ${namesOf(tag).join(', ')}`))
        })
      },
    )

const tagsPut = () =>
  command('put', 'Set the values of a product; without values, it has none', [
    'tags put linen-shirt Linen --shop mercado',
  ])
    .argument('<product>', 'its reference, SKU or id, or the SKU of a variant')
    .argument('[values...]', 'as "tags list" shows them')
    .requiredOption(...SHOP)
    .action(async (typed: string, names: readonly string[], options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const values = (await tagsOf(where)).flatMap((tag) => tag.values)
        const { id, reference, name } = await productNamed(where, typed)
        const chosen = names.map((name) => valueCalled(name, values, shop))
        const tags = [...new Set(chosen.map((value) => value.id))]
        await manage.changeProduct({ params: { ...params, id }, revision: '*', body: { tags } })
        const has = values.filter((value) => tags.includes(value.id))
        const outcome = { product: { id, reference, name }, values: has }
        const valueNames = has.map((value) => value.name).join(', ') || 'no tags'
        answer(options, outcome, () => print(`${name}: ${valueNames}`))
      })
    })

const tagsRemove = () =>
  command('remove', 'Remove a tag, and its values from every product', ['tags remove Material --shop mercado'])
    .argument('<name>', 'as "tags list" shows it')
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const tags = await tagsOf(where)
        const known = tags.find((tag) => plain(tag.name) === plain(name))
        if (!known) throw noTag(name, tags, shop)
        await manage.deleteTag({ params: { ...params, id: Number(known.id) }, revision: '*' })
        answer(options, { shop: shop.subdomain, name, removed: true }, () => print(`${name} is removed`))
      })
    })

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
const namesOf = ({ values }: FilterTag) => values.map(({ name }) => name)

/** Names between commas, each once. */
function list(typed: string): readonly string[] {
  const names = typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.filter((name, at) => names.findIndex((other) => plain(other) === plain(name)) === at)
}

function valuesOf(names: readonly string[]): { name: string }[] {
  if (names.length === 0) throw new Complaint('A tag needs a value, as in --values "Linen, Wool".')
  const long = names.find((name) => name.length > MOST)
  if (long) throw new Complaint(`"${long}" is too long: ${MOST} letters at most.`)
  return names.map((name) => ({ name }))
}

function valueCalled(typed: string, values: FilterTag['values'], shop: ManagedShop) {
  const found = values.filter(({ name }) => plain(name) === plain(typed))
  if (found.length === 1 && found[0]) return found[0]
  if (found.length > 1) throw new Complaint(`Several tags of ${shop.name} have a value "${typed}": rename one.`)
  const names = values.map(({ name }) => name)
  throw new Complaint(`No tag of ${shop.name} has the value "${typed}".${didYouMean(typed, names) || hint(shop)}`)
}

function noTag(typed: string, tags: readonly FilterTag[], shop: ManagedShop) {
  const names = tags.map(({ name }) => name)
  return new Complaint(`${shop.name} has no tag "${typed}".${didYouMean(typed, names) || hint(shop)}`)
}
const hint = (shop: ManagedShop) => ` "feria tags list --shop ${shop.subdomain}" shows what there is.`
