import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, revision, text } from '../shapes.ts'

const path = '/manage/v1/shops/:shopId/deletion'
const tag = 'Shops'

const ShopDeletion = z
  .object({
    /** Null: no deletion is planned. */
    deletion: z
      .object({
        askedBy: z.string(),
        askedAt: moment,
        /** The deletion can be cancelled until then; afterwards everything of the shop is deleted for good. */
        dueAt: moment,
      })
      .nullable(),
    revision,
  })
  .meta({ id: 'ShopDeletion' })

const getShopDeletion = defineManageEndpoint({
  name: 'getShopDeletion',
  tag,
  method: 'GET',
  path,
  summary: 'Whether the shop is to be deleted, and when',
  access: 'shop',
  params: OfShop,
  response: ShopDeletion,
})

const deleteShop = defineManageEndpoint({
  name: 'deleteShop',
  tag,
  method: 'PUT',
  path,
  summary:
    'Close a shop and delete it in 30 days, with everything that belongs to it. Every owner is told by mail; asking again changes nothing',
  access: 'shop:close',
  fresh: true,
  params: OfShop,
  revision: true,
  body: z.strictObject({
    /** The shop's own subdomain, to confirm that the right shop is meant. */
    subdomain: text(63),
  }),
  example: { subdomain: 'alborada' },
  response: ShopDeletion,
})

const keepShop = defineManageEndpoint({
  name: 'keepShop',
  tag,
  method: 'DELETE',
  path,
  summary: 'Take the deletion of a shop back. It stays closed until it is opened again',
  access: 'shop:close',
  params: OfShop,
  revision: true,
  response: ShopDeletion,
})

export const closingCalls = { getShopDeletion, deleteShop, keepShop } as const
