import { type LineTax, type ShopTax, TAX_LIMITS } from '@store/core'
import * as z from 'zod'
import { amount, type FieldsOf } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, OfShopById, revision, text } from '../shapes.ts'

const taxes = '/manage/v1/shops/:shopId/taxes'
const tag = 'Taxes'

const taxFields = {
  name: z.string(),
  /** In hundredths of a percent: 1900 is 19 %. */
  percent: z.int(),
}

/** The tax in what was paid for a line of an order: a part of its price. */
export const LineTaxResource = z
  .object({ ...taxFields, amount } satisfies FieldsOf<LineTax>)
  .meta({ id: 'LineTaxResource' })

const TaxResource = z
  .object({ id: z.int(), ...taxFields, revision } satisfies FieldsOf<ShopTax & { readonly revision: string }>)
  .meta({ id: 'TaxResource' })

const fields = {
  name: text(TAX_LIMITS.name),
  /** In hundredths of a percent: 1900 is 19 %. */
  percent: z.int().min(0).max(TAX_LIMITS.percent),
}

const listTaxes = defineManageEndpoint({
  name: 'listTaxes',
  tag,
  method: 'GET',
  path: taxes,
  summary: 'The taxes that products of the shop may have, in the order in which they were added. Prices contain them',
  access: 'shop',
  params: OfShop,
  response: listOf(TaxResource),
})

const createTax = defineManageEndpoint({
  name: 'createTax',
  tag,
  method: 'POST',
  path: taxes,
  summary: `Add a tax: at most ${TAX_LIMITS.taxes}, each with a name of its own. No price changes`,
  access: 'settings:write',
  params: OfShop,
  body: z.strictObject(fields),
  example: { name: 'IVA', percent: 1_900 },
  response: TaxResource,
  status: 201,
})

const changeTax = defineManageEndpoint({
  name: 'changeTax',
  tag,
  method: 'PATCH',
  path: `${taxes}/:id`,
  summary: 'Rename a tax, or change its percentage for orders placed from now on',
  access: 'settings:write',
  params: OfShopById,
  revision: true,
  body: z.strictObject(fields).partial(),
  example: { percent: 500 },
  response: TaxResource,
})

const removeTax = defineManageEndpoint({
  name: 'removeTax',
  tag,
  method: 'DELETE',
  path: `${taxes}/:id`,
  summary: 'Remove a tax, also from its products. Orders keep what they say of it',
  access: 'settings:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

export const taxCalls = { listTaxes, createTax, changeTax, removeTax } as const
