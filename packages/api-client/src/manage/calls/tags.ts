import type { FilterTag } from '@store/core'
import * as z from 'zod'
import type { FieldsOf } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, OfShopById, revision, text, yesOrNo } from '../shapes.ts'

const tags = '/manage/v1/shops/:shopId/tags'
const tag = 'Filter tags'

const TagResource = z
  .object({
    id: z.string(),
    name: z.string(),
    position: z.int(),
    /** Products refer to a value by its number. */
    values: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** The number of products outside the bin that have it; only if requested. */
        products: z.int().optional(),
      }),
    ),
    revision,
  } satisfies FieldsOf<FilterTag & { readonly revision: string }>)
  .meta({ id: 'TagResource' })

const fields = {
  name: text(100),
  /** Lower numbers come first. */
  position: z.int().min(0).max(1_000_000),
  /**
   * The complete list. A value with an existing name or number keeps its products; products lose the values that are
   * missing in the list.
   */
  values: z
    .array(z.strictObject({ name: text(100), id: z.int().positive().optional() }))
    .min(1)
    .max(200),
}

const listTags = defineManageEndpoint({
  name: 'listTags',
  tag,
  method: 'GET',
  path: tags,
  summary: "What shoppers filter the shop's products by, in its order",
  access: 'shop',
  params: OfShop,
  /** `counts`: with the number of products of each value. */
  query: z.object({ counts: yesOrNo.optional() }),
  response: listOf(TagResource),
})

const createTag = defineManageEndpoint({
  name: 'createTag',
  tag,
  method: 'POST',
  path: tags,
  summary: 'Add a tag with its values, after the others',
  access: 'products:write',
  params: OfShop,
  body: z.strictObject({ name: fields.name, values: fields.values, position: fields.position.optional() }),
  example: { name: 'Material', values: [{ name: 'Linen' }, { name: 'Wool' }] },
  response: TagResource,
  status: 201,
})

const changeTag = defineManageEndpoint({
  name: 'changeTag',
  tag,
  method: 'PATCH',
  path: `${tags}/:id`,
  summary: 'Rename a tag, move it, or set its values',
  access: 'products:write',
  params: OfShopById,
  revision: true,
  body: z.strictObject(fields).partial(),
  example: { position: 2 },
  response: TagResource,
})

const mergeTagValues = defineManageEndpoint({
  name: 'mergeTagValues',
  tag,
  method: 'POST',
  path: `${tags}/:id/merge`,
  summary:
    'Make one value of several: their products have it in place of the others, which are gone for good. The revision of the tag says what was looked at',
  access: 'products:write',
  params: OfShopById,
  body: z.strictObject({
    /** The values to remove. */
    values: z.array(z.int().positive()).min(1).max(199),
    /** The value to merge them into. */
    into: z.int().positive(),
    revision: z.string().max(60),
  }),
  example: { values: [8, 9], into: 7, revision: 'n4bQgYhMfWWaL-qgxVrQFA' },
  response: z.object({
    tag: TagResource,
    /** Products that had one of the removed values. */
    products: z.int(),
  }),
})

const deleteTag = defineManageEndpoint({
  name: 'deleteTag',
  tag,
  method: 'DELETE',
  path: `${tags}/:id`,
  summary: 'Delete a tag, and its values from every product',
  access: 'products:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

export const tagCalls = { listTags, createTag, changeTag, mergeTagValues, deleteTag } as const
