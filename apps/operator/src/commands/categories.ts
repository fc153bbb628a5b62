import { type InShop, type ManagedShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { uploadedPicture } from '../picture.ts'
import { answer, note, print, printTable } from '../print.ts'
import { orNone, several, textUpTo, wholeNumber } from '../reading.ts'

export const categoriesCommand = () =>
  group('categories', 'Manage the categories in the menu of a shop', [
    categoriesList(),
    categoriesCreate(),
    categoriesSet(),
    categoriesDelete(),
  ])

const menuOf = async ({ manage, params }: InShop) => (await manage.listCategories({ params })).items

const categoriesList = () =>
  command('list', 'List the categories as shoppers see them, and their parts', ['categories list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const known = await menuOf(where)
        answer(options, known, () =>
          printTable(
            known.map(({ name, image, count, subcategories }, at) => ({
              order: at + 1,
              name,
              products: count ?? '',
              picture: image ? 'yes' : '',
              parts: subcategories.map((part) => part.name).join(', '),
            })),
          ),
        )
        if (known.length === 0)
          note(`${where.shop.name} has no categories: products bring them when they are imported.`)
      })
    })

const categoriesCreate = () =>
  command('create', 'Add a category at the end of the menu', [
    'categories create Shoes --part Boots --part Sandals --shop mercado',
  ])
    .argument('<name>', 'as shoppers read it', textUpTo(120))
    .option('--image <file>', 'a picture')
    .option('--part <name>', 'a subcategory; may be given several times', several)
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop & { readonly image?: string; readonly part?: readonly string[] }) => {
      await withShop(options.shop, async (where) => {
        const { image, part = [] } = options
        const src = image === undefined ? null : await uploadedPicture(where, image)
        const { manage, params } = where
        const body = { name, image: src, subcategories: [...part] }
        const category = await manage.createCategory({ params, body })
        answer(options, category, () => print(`${category.name} is in the menu`))
      })
    })

type CategoryOptions = {
  readonly name?: string
  readonly order?: number
  readonly image?: string
  readonly part?: string
}

const categoriesSet = () =>
  command('set', 'Set the name of a category, its position in the menu, and its picture ("none" takes that away)', [
    'categories set Hats --order 1 --image hat.svg --shop mercado',
    'categories set Hats --image none --shop mercado',
    'categories set Shoes --name Footwear --shop mercado',
  ])
    .argument('<name>', 'as "categories list" shows it')
    .option('--name <text>', 'what it is called from now on', textUpTo(120))
    .option('--order <number>', 'its place: 1 comes first', wholeNumber(1, 10_000))
    .option(
      '--image <file>',
      'a picture',
      orNone((path) => path),
    )
    .option('--part <name>', 'the subcategory the name or the picture is of')
    .requiredOption(...SHOP)
    .action(async (typed: string, options: OfShop & CategoryOptions) => {
      const { name, order, image, part } = options
      if (name === undefined && order === undefined && image === undefined)
        throw new Complaint('Nothing was said to change. "feria categories set --help" shows what can be.')
      if (part !== undefined && (order !== undefined || (image === undefined && name === undefined)))
        throw new Complaint('A part of a category has a picture only, and a name: give --part with one of them.')
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const src = image ? await uploadedPicture(where, image) : null
        const category = called(typed, await menuOf(where), shop)
        const of = { ...params, id: category.id }
        const change = { ...(name !== undefined && { name }), ...(image !== undefined && { image: src }) }
        const revision = '*'
        if (part !== undefined) {
          const { id: subcategoryId, name: partName } = called(part, category.subcategories, shop)
          await manage.changeSubcategory({ params: { ...of, subcategoryId }, revision, body: change })
          const changed = { id: category.id, name: category.name, part: partName, ...change }
          answer(options, changed, () => print(`${category.name} is changed`))
          return
        }
        const body = { ...change, ...(order !== undefined && { place: order }) }
        const { id, name: now } = await manage.changeCategory({ params: of, revision, body })
        const changed = { id, name: now, ...(image !== undefined && { image: src }), order }
        answer(options, changed, () => print(`${category.name} is changed`))
      })
    })

const categoriesDelete = () =>
  command('delete', 'Delete a category; its products go to another, or have none', [
    'categories delete Footwear --move-to Hats --shop mercado',
  ])
    .argument('<name>', 'as "categories list" shows it')
    .option('--move-to <name>', 'the category that its products are in from now on')
    .requiredOption(...SHOP)
    .action(async (typed: string, options: OfShop & { readonly moveTo?: string }) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const menu = await menuOf(where)
        const { id, name } = called(typed, menu, shop)
        const goal = options.moveTo === undefined ? null : called(options.moveTo, menu, shop)
        await manage.deleteCategory({ params: { ...params, id }, query: { moveTo: goal?.id ?? null }, revision: '*' })
        answer(options, { id, name, movedTo: goal?.name ?? null, deleted: true }, () => print(`${name} is deleted`))
      })
    })

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

function called<Named extends { readonly name: string }>(
  name: string,
  all: readonly Named[],
  shop: ManagedShop,
): Named {
  const found = all.find((each) => plain(each.name) === plain(name))
  if (found) return found
  const names = all.map((each) => each.name)
  throw new Complaint(`${shop.name} has no category "${name}".${didYouMean(name, names)}`)
}
