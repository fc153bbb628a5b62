import { manageEndpoints as calls } from '@store/api-client/manage'
import type { FilterTag, ShopId } from '@store/core'
import { isSameName } from '../../catalog/same-name.ts'
import { countTagValues, lockFilterTags, replaceTagValues, setFilterTags } from '../../catalog/store/filter-tags.ts'
import { lockCatalog } from '../../catalog/store/sale-ends.ts'
import type { Tx } from '../../database/open.ts'
import { findShop, type WriteTx } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { matchRevision, revised } from '../revision.ts'

export function tagRoutes(manage: Management): void {
  manage.read(calls.listTags, async (tx, { shopId, query }) => {
    const items = (await tagsOf(tx, shopId)).map(resourceOf)
    if (!query.counts) return { items }
    const counts = await countTagValues(tx, shopId)
    return {
      items: items.map((tag) => ({
        ...tag,
        values: tag.values.map((value) => ({ ...value, products: counts.get(value.id) ?? 0 })),
      })),
    }
  })

  manage.change(calls.createTag, async (tx, { shopId, body }) => {
    const tags = await locked(tx, shopId)
    checkName(body.name, tags)
    const tag: FilterTag = {
      id: String(1 + Math.max(0, ...tags.map(({ id }) => Number(id) || 0))),
      name: body.name,
      position: body.position ?? 1 + Math.max(0, ...tags.map(({ position }) => position)),
      values: numbered(body.values, undefined, tags),
    }
    await setFilterTags(tx, shopId, inOrder([...tags, tag]))
    return resourceOf(tag)
  })

  manage.change(calls.changeTag, async (tx, { shopId, params, body, match }) => {
    const tags = await locked(tx, shopId)
    const known = tagIn(tags, params.id)
    match(resourceOf(known))
    const others = tags.filter((tag) => tag !== known)
    const { name = known.name, position = known.position, values } = body
    checkName(name, others)
    const tag = { ...known, name, position, ...(values && { values: numbered(values, known, tags) }) }
    await setFilterTags(tx, shopId, inOrder([...others, tag]))
    return resourceOf(tag)
  })

  manage.change(calls.mergeTagValues, async (tx, { shopId, params, body }) => {
    const tags = await locked(tx, shopId)
    const known = tagIn(tags, params.id)
    matchRevision(body.revision, resourceOf(known))
    const has = (id: number) => known.values.some((value) => value.id === id)
    if (!has(body.into)) throw wrongField('into', 'unknown')
    const unknownAt = body.values.findIndex((id) => !has(id))
    if (unknownAt >= 0) throw wrongField(`values[${unknownAt}]`, 'unknown')
    const removed = body.values.filter((id) => id !== body.into)
    const products = await replaceTagValues(tx, shopId, removed, body.into)
    const tag = { ...known, values: known.values.filter(({ id }) => !removed.includes(id)) }
    await setFilterTags(tx, shopId, inOrder([...tags.filter((other) => other !== known), tag]))
    return { tag: resourceOf(tag), products }
  })

  manage.change(calls.deleteTag, async (tx, { shopId, params, match }) => {
    const tags = await locked(tx, shopId)
    const known = tagIn(tags, params.id)
    match(resourceOf(known))
    await setFilterTags(
      tx,
      shopId,
      tags.filter((tag) => tag !== known),
    )
    return {}
  })
}

const resourceOf = ({ id, name, position, values }: FilterTag) => revised({ id, name, position, values: [...values] })

const inOrder = (tags: readonly FilterTag[]) => tags.toSorted((a, b) => a.position - b.position)

async function tagsOf(tx: Tx, shopId: ShopId): Promise<readonly FilterTag[]> {
  const shop = await findShop(tx, shopId)
  return inOrder(shop?.tags ?? [])
}

/** The filter tags, under the lock of the catalogue, because products are checked against them when they are saved. */
async function locked(tx: WriteTx, shopId: ShopId): Promise<readonly FilterTag[]> {
  await lockCatalog(tx, shopId)
  return lockFilterTags(tx, shopId)
}

function tagIn(tags: readonly FilterTag[], id: number): FilterTag {
  const found = tags.find((tag) => tag.id === String(id))
  if (!found) throw new Refusal('notFound')
  return found
}

function checkName(name: string, others: readonly FilterTag[]): void {
  if (others.some((other) => isSameName(other.name, name))) throw wrongField('name', 'taken')
}

type TagValueInput = { readonly name: string; readonly id?: number }

/** A value keeps its number, which products refer to; a new one gets a number that no tag of the shop uses. */
function numbered(inputs: readonly TagValueInput[], known: FilterTag | undefined, tags: readonly FilterTag[]) {
  const values = known?.values ?? []
  let last = Math.max(0, ...tags.flatMap((tag) => tag.values.map(({ id }) => id)))
  return inputs.map(({ id, name }, at) => {
    if (inputs.findIndex((other) => isSameName(other.name, name)) < at) throw wrongField(`values[${at}].name`, 'taken')
    if (id !== undefined && !values.some((value) => value.id === id)) throw wrongField(`values[${at}].id`, 'unknown')
    const same = values.find((value) => isSameName(value.name, name))
    const named = inputs.some((other) => other.id === same?.id) ? undefined : same
    return { id: id ?? named?.id ?? ++last, name }
  })
}
