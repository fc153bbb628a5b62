import { changeShop, lockFilterTags, setFilterTags, setTagValues } from '@store/api/queries'
import type { FilterTag, Shop } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { answer, note, printTable } from '../print.ts'
import { wholeNumber } from '../reading.ts'
import { withShop } from '../shop-of.ts'
import { productOf } from './products.ts'

export const tagsCommand = () =>
  group('tags', "Manage what shoppers filter a shop's products by", [tagsList(), tagsSet(), tagsPut(), tagsRemove()])

const MOST = 100
const inOrder = (tags: readonly FilterTag[]) => tags.toSorted((a, b) => a.position - b.position)

const tagsList = () =>
  command('list', 'List the tags as shoppers see them, and their values', ['tags list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ shop }) => {
        const tags = inOrder(shop.tags)
        answer(options, tags, () =>
          printTable(tags.map((tag) => ({ name: tag.name, order: tag.position, values: namesOf(tag).join(', ') }))),
        )
        if (tags.length === 0) note(`${shop.name} has no filter tags.`)
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
        await withShop(options.shop, async ({ db, shop }) => {
          const tag = await changeShop(db, shop.id, async (tx) => {
            const tags = await lockFilterTags(tx, shop.id)
            const known = tags.find((each) => plain(each.name) === plain(name))
            if (!known && !values) throw noTag(name, tags, shop)
            const tag: FilterTag = {
              id: known?.id ?? String(1 + Math.max(0, ...tags.map(({ id }) => Number(id) || 0))),
              name,
              position: order ?? known?.position ?? 1 + Math.max(0, ...tags.map(({ position }) => position)),
              values: values ? numbered(values, known, tags) : (known?.values ?? []),
            }
            await setFilterTags(tx, shop.id, inOrder([...tags.filter((each) => each !== known), tag]))
            return tag
          })
          answer(options, tag, () => console.log(`${tag.name}: ${namesOf(tag).join(', ')}`))
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
      await withShop(options.shop, async ({ db, shop }) => {
        const outcome = await changeShop(db, shop.id, async (tx) => {
          const values = (await lockFilterTags(tx, shop.id)).flatMap((tag) => tag.values)
          const { id, reference, name } = await productOf(tx, shop, typed)
          const chosen = names.map((name) => valueCalled(name, values, shop))
          const ids = [...new Set(chosen.map((value) => value.id))]
          await setTagValues(tx, shop.id, id, ids)
          return { product: { id, reference, name }, values: values.filter((value) => ids.includes(value.id)) }
        })
        const has = outcome.values.map(({ name }) => name).join(', ') || 'no tags'
        answer(options, outcome, () => console.log(`${outcome.product.name}: ${has}`))
      })
    })

const tagsRemove = () =>
  command('remove', 'Remove a tag, and its values from every product', ['tags remove Material --shop mercado'])
    .argument('<name>', 'as "tags list" shows it')
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        await changeShop(db, shop.id, async (tx) => {
          const tags = await lockFilterTags(tx, shop.id)
          const left = tags.filter((tag) => plain(tag.name) !== plain(name))
          if (left.length === tags.length) throw noTag(name, tags, shop)
          await setFilterTags(tx, shop.id, left)
        })
        answer(options, { shop: shop.subdomain, name, removed: true }, () => console.log(`${name} is removed`))
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

/** A value keeps its number, by which products have it; a new one gets a number that no tag of the shop uses. */
function numbered(names: readonly string[], known: FilterTag | undefined, tags: readonly FilterTag[]) {
  if (names.length === 0) throw new Complaint('A tag needs a value, as in --values "Linen, Wool".')
  const long = names.find((name) => name.length > MOST)
  if (long) throw new Complaint(`"${long}" is too long: ${MOST} letters at most.`)
  let last = Math.max(0, ...tags.flatMap((tag) => tag.values.map(({ id }) => id)))
  return names.map((name) => {
    const before = known?.values.find((value) => plain(value.name) === plain(name))
    return { id: before?.id ?? ++last, name }
  })
}

function valueCalled(typed: string, values: FilterTag['values'], shop: Shop) {
  const found = values.filter(({ name }) => plain(name) === plain(typed))
  if (found.length === 1 && found[0]) return found[0]
  if (found.length > 1) throw new Complaint(`Several tags of ${shop.name} have a value "${typed}": rename one.`)
  const names = values.map(({ name }) => name)
  throw new Complaint(`No tag of ${shop.name} has the value "${typed}".${didYouMean(typed, names) || hint(shop)}`)
}

function noTag(typed: string, tags: readonly FilterTag[], shop: Shop) {
  const names = tags.map(({ name }) => name)
  return new Complaint(`${shop.name} has no tag "${typed}".${didYouMean(typed, names) || hint(shop)}`)
}
const hint = (shop: Shop) => ` "feria tags list --shop ${shop.subdomain}" shows what there is.`
