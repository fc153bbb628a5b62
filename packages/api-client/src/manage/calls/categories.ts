import type { Category, Subcategory } from '@store/core'
import * as z from 'zod'
import { idInAddress, idInAddressIfAny } from '../../contract/fields.ts'
import type { FieldsOf } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, OfShopById, picture, revision, text } from '../shapes.ts'

const categories = '/manage/v1/shops/:shopId/categories'
const tag = 'Categories'
const name = text(120)
const counted = { count: z.int().nullable().meta({ description: 'Its products for sale' }) }

const SubcategoryResource = z
  .object({
    id: z.int(),
    name: z.string(),
    categoryId: z.int(),
    image: z.string().nullable(),
    ...counted,
  } satisfies FieldsOf<Subcategory>)
  .meta({ id: 'SubcategoryResource' })

const CategoryResource = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Higher comes first. */
    position: z.int(),
    image: z.string().nullable(),
    ...counted,
    subcategories: z.array(SubcategoryResource),
    revision,
  } satisfies FieldsOf<Category & { readonly subcategories: readonly Subcategory[]; readonly revision: string }>)
  .meta({ id: 'CategoryResource' })

const listCategories = defineManageEndpoint({
  name: 'listCategories',
  tag,
  method: 'GET',
  path: categories,
  summary: 'Categories in the order of the menu, with their subcategories',
  access: 'shop',
  params: OfShop,
  response: listOf(CategoryResource),
})

const createCategory = defineManageEndpoint({
  name: 'createCategory',
  tag,
  method: 'POST',
  path: categories,
  summary: 'Add a category, at the end of the menu',
  access: 'content:write',
  params: OfShop,
  body: z.strictObject({ name, image: picture.optional(), subcategories: z.array(name).max(100).optional() }),
  example: { name: 'Hats', subcategories: ['Wool', 'Straw'] },
  response: CategoryResource,
  status: 201,
})

const changeCategory = defineManageEndpoint({
  name: 'changeCategory',
  tag,
  method: 'PATCH',
  path: `${categories}/:id`,
  summary: 'Rename a category, give it a picture, or another place in the menu (1 comes first)',
  access: 'content:write',
  params: OfShopById,
  revision: true,
  body: z.strictObject({ name, image: picture, place: z.int().min(1).max(10_000) }).partial(),
  example: { name: 'Caps', place: 1 },
  response: CategoryResource,
})

const deleteCategory = defineManageEndpoint({
  name: 'deleteCategory',
  tag,
  method: 'DELETE',
  path: `${categories}/:id`,
  summary: 'Delete a category with its subcategories. Its products go to `moveTo`, or have none',
  access: 'content:write',
  params: OfShopById,
  query: z.object({ moveTo: idInAddressIfAny.optional() }),
  revision: true,
  response: nothing,
})

const Order = z.object({ ids: z.array(z.int()), revision }).meta({ id: 'CategoryOrder' })

const getCategoryOrder = defineManageEndpoint({
  name: 'getCategoryOrder',
  tag,
  method: 'GET',
  path: `${categories}/order`,
  summary: 'The order of the menu',
  access: 'shop',
  params: OfShop,
  response: Order,
})

const setCategoryOrder = defineManageEndpoint({
  name: 'setCategoryOrder',
  tag,
  method: 'PUT',
  path: `${categories}/order`,
  summary: 'Set the order of the menu, by the ids of all categories',
  access: 'content:write',
  params: OfShop,
  revision: true,
  body: z.strictObject({ ids: z.array(z.int().positive()).max(1_000) }),
  example: { ids: [3, 1, 2] },
  response: Order,
})

const OfSubcategory = OfShopById.extend({ subcategoryId: idInAddress })

const createSubcategory = defineManageEndpoint({
  name: 'createSubcategory',
  tag,
  method: 'POST',
  path: `${categories}/:id/subcategories`,
  summary: 'Add a subcategory',
  access: 'content:write',
  params: OfShopById,
  body: z.strictObject({ name, image: picture.optional() }),
  example: { name: 'Felt' },
  response: CategoryResource,
  status: 201,
})

const changeSubcategory = defineManageEndpoint({
  name: 'changeSubcategory',
  tag,
  method: 'PATCH',
  path: `${categories}/:id/subcategories/:subcategoryId`,
  summary: 'Rename a subcategory, or give it a picture. The revision is its category’s',
  access: 'content:write',
  params: OfSubcategory,
  revision: true,
  body: z.strictObject({ name, image: picture }).partial(),
  example: { name: 'Felt and wool' },
  response: CategoryResource,
})

const deleteSubcategory = defineManageEndpoint({
  name: 'deleteSubcategory',
  tag,
  method: 'DELETE',
  path: `${categories}/:id/subcategories/:subcategoryId`,
  summary: 'Delete a subcategory; its products stay in the category. The revision is its category’s',
  access: 'content:write',
  params: OfSubcategory,
  revision: true,
  response: nothing,
})

export const categoryCalls = {
  listCategories,
  createCategory,
  getCategoryOrder,
  setCategoryOrder,
  changeCategory,
  deleteCategory,
  createSubcategory,
  changeSubcategory,
  deleteSubcategory,
} as const
