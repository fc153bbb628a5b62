import { inShop } from '@store/api/database'
import {
  changeShop,
  listCategories,
  listSubcategories,
  orderCategories,
  setCategoryImage,
  setSubcategoryImage,
} from '@store/api/queries'
import type { Shop } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { keptPicture } from '../picture.ts'
import { answer, note, printTable } from '../print.ts'
import { orNone, wholeNumber } from '../reading.ts'
import { withShop } from '../shop-of.ts'

export const categoriesCommand = () =>
  group('categories', 'Manage the categories in the menu of a shop', [categoriesList(), categoriesSet()])

const categoriesList = () =>
  command('list', 'List the categories as shoppers see them, and their parts', ['categories list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const known = await inShop(db, shop.id, async (tx) => {
          const parts = await listSubcategories(tx, shop.id)
          const categories = await listCategories(tx, shop.id)
          return categories.map((category) => ({
            ...category,
            subcategories: parts.filter(({ categoryId }) => categoryId === category.id),
          }))
        })
        answer(options, known, () =>
          printTable(
            known.map(({ name, image, count, subcategories }, at) => ({
              ...{ order: at + 1, name, products: count ?? '', picture: image ? 'yes' : '' },
              parts: subcategories.map((part) => part.name).join(', '),
            })),
          ),
        )
        if (known.length === 0) note(`${shop.name} has no categories: products bring them when they are imported.`)
      })
    })

type Given = { readonly order?: number; readonly image?: string; readonly part?: string }

const categoriesSet = () =>
  command('set', 'Set the position of a category in the menu, and its picture ("none" takes that away)', [
    'categories set Hats --order 1 --image hat.svg --shop mercado',
    'categories set Hats --image none --shop mercado',
  ])
    .argument('<name>', 'as "categories list" shows it')
    .option('--order <number>', 'its place: 1 comes first', wholeNumber(1, 10_000))
    .option(
      '--image <file>',
      'a picture',
      orNone((path) => path),
    )
    .option('--part <name>', 'the subcategory the picture is of')
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop & Given) => {
      const { order, image, part } = options
      if (order === undefined && image === undefined)
        throw new Complaint('Nothing was said to change. "feria categories set --help" shows what can be.')
      if (part !== undefined && (order !== undefined || image === undefined))
        throw new Complaint('A part of a category has a picture only: give --part with --image.')
      await withShop(options.shop, async ({ db, shop, dataFolder }) => {
        const src = image ? await keptPicture(dataFolder, shop.id, image) : null
        const changed = await changeShop(db, shop.id, async (tx) => {
          const all = await listCategories(tx, shop.id)
          const category = called(name, all, shop)
          if (part !== undefined) {
            const parts = await listSubcategories(tx, shop.id)
            const within = parts.filter(({ categoryId }) => categoryId === category.id)
            const { id, name: partName } = called(part, within, shop)
            await setSubcategoryImage(tx, shop.id, id, src)
            return { id: category.id, name: category.name, part: partName, image: src }
          }
          if (image !== undefined) await setCategoryImage(tx, shop.id, category.id, src)
          if (order !== undefined) {
            const others = all.filter((each) => each !== category)
            const ids = others.toSpliced(order - 1, 0, category).map(({ id }) => id)
            await orderCategories(tx, shop.id, ids)
          }
          return { id: category.id, name: category.name, ...(image !== undefined && { image: src }), order }
        })
        answer(options, changed, () => console.log(`${changed.name} is changed`))
      })
    })

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

function called<Named extends { readonly name: string }>(name: string, all: readonly Named[], shop: Shop): Named {
  const found = all.find((each) => plain(each.name) === plain(name))
  if (found) return found
  const names = all.map((each) => each.name)
  throw new Complaint(`${shop.name} has no category "${name}".${didYouMean(name, names)}`)
}
