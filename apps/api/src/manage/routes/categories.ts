import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { isSameName } from '../../catalog/same-name.ts'
import {
  addCategory,
  addSubcategory,
  changeCategory,
  changeSubcategory,
  listCategories,
  listSubcategories,
  orderCategories,
  removeCategory,
  removeSubcategory,
} from '../../catalog/store/categories.ts'
import { lockCatalog } from '../../catalog/store/sale-ends.ts'
import type { Tx } from '../../database/open.ts'
import { MOST_CATEGORIES } from '../../limits/rules.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField, wrongQuery } from '../refusal.ts'
import { revised } from '../revision.ts'

/** Writes take the lock of the catalogue, because saving products also adds missing categories. */
export function categoryRoutes(manage: Management): void {
  manage.read(calls.listCategories, async (tx, { shopId }) => ({ items: await menuOf(tx, shopId) }))

  manage.change(calls.createCategory, async (tx, { shopId, body }) => {
    await lockCatalog(tx, shopId)
    const { name, image, subcategories: parts = [] } = body
    const menu = await menuOf(tx, shopId)
    if (menu.length >= MOST_CATEGORIES) throw wrongField('name', 'tooMany', { most: MOST_CATEGORIES })
    checkName('name', name, menu)
    for (const [at, part] of parts.entries())
      checkName(
        `subcategories[${at}]`,
        part,
        parts.slice(0, at).map((name) => ({ name })),
      )
    return categoryOf(tx, shopId, await addCategory(tx, shopId, { name, image, parts }))
  })

  manage.change(calls.changeCategory, async (tx, { shopId, params, body, match }) => {
    await lockCatalog(tx, shopId)
    match(await categoryOf(tx, shopId, params.id))
    const { place, ...change } = body
    const menu = await menuOf(tx, shopId)
    const others = menu.filter(({ id }) => id !== params.id)
    if (change.name !== undefined) checkName('name', change.name, others)
    await changeCategory(tx, shopId, params.id, change)
    if (place !== undefined) {
      const ids = others.map(({ id }) => id).toSpliced(place - 1, 0, params.id)
      await orderCategories(tx, shopId, ids)
    }
    return categoryOf(tx, shopId, params.id)
  })

  manage.change(calls.deleteCategory, async (tx, { shopId, params, query, match }) => {
    await lockCatalog(tx, shopId)
    match(await categoryOf(tx, shopId, params.id))
    const moveTo = query.moveTo ?? null
    const menu = await menuOf(tx, shopId)
    if (moveTo !== null && (moveTo === params.id || !menu.some(({ id }) => id === moveTo)))
      throw wrongQuery('moveTo', 'unknown')
    await removeCategory(tx, shopId, params.id, moveTo)
    return {}
  })

  manage.read(calls.getCategoryOrder, (tx, { shopId }) => orderOf(tx, shopId))
  manage.change(calls.setCategoryOrder, async (tx, { shopId, body, match }) => {
    await lockCatalog(tx, shopId)
    const known = await orderOf(tx, shopId)
    match(known)
    const unknownAt = body.ids.findIndex((id, at) => !known.ids.includes(id) || body.ids.indexOf(id) < at)
    if (unknownAt >= 0) throw wrongField(`ids[${unknownAt}]`, 'unknown')
    if (body.ids.length < known.ids.length) throw wrongField('ids', 'tooFew', { least: known.ids.length })
    await orderCategories(tx, shopId, body.ids)
    return orderOf(tx, shopId)
  })

  manage.change(calls.createSubcategory, async (tx, { shopId, params, body }) => {
    await lockCatalog(tx, shopId)
    checkName('name', body.name, (await categoryOf(tx, shopId, params.id)).subcategories)
    await addSubcategory(tx, shopId, params.id, body)
    return categoryOf(tx, shopId, params.id)
  })
  manage.change(calls.changeSubcategory, async (tx, { shopId, params, body, match }) => {
    await lockCatalog(tx, shopId)
    const category = await categoryOf(tx, shopId, params.id)
    match(category)
    const { id } = partOf(category, params.subcategoryId)
    const others = category.subcategories.filter((part) => part.id !== id)
    if (body.name !== undefined) checkName('name', body.name, others)
    await changeSubcategory(tx, shopId, id, body)
    return categoryOf(tx, shopId, params.id)
  })
  manage.change(calls.deleteSubcategory, async (tx, { shopId, params, match }) => {
    await lockCatalog(tx, shopId)
    const category = await categoryOf(tx, shopId, params.id)
    match(category)
    await removeSubcategory(tx, shopId, partOf(category, params.subcategoryId).id)
    return {}
  })
}

/** The shop's categories with their subcategories. Sold or added products do not change a revision. */
async function menuOf(tx: Tx, shopId: ShopId) {
  const parts = await listSubcategories(tx, shopId)
  return (await listCategories(tx, shopId)).map((category) => {
    const subcategories = parts.filter(({ categoryId }) => categoryId === category.id)
    const item = { ...category, subcategories: subcategories.map(({ id, name, image }) => ({ id, name, image })) }
    const { revision } = revised(item, ['count', 'position'])
    return { ...category, subcategories, revision }
  })
}

async function categoryOf(tx: Tx, shopId: ShopId, id: number) {
  const found = (await menuOf(tx, shopId)).find((category) => category.id === id)
  if (!found) throw new Refusal('notFound')
  return found
}

const orderOf = async (tx: Tx, shopId: ShopId) =>
  revised({ ids: (await listCategories(tx, shopId)).map(({ id }) => id) })

function partOf({ subcategories }: Awaited<ReturnType<typeof categoryOf>>, id: number) {
  const found = subcategories.find((part) => part.id === id)
  if (!found) throw new Refusal('notFound')
  return found
}

/** Refuses a name that differs from another one only in accents, capitals or spaces around it. */
function checkName(path: string, name: string, others: readonly { readonly name: string }[]): void {
  if (others.some((other) => isSameName(other.name, name))) throw wrongField(path, 'taken')
}
