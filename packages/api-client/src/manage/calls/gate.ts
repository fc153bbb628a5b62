import { type AccessGate, FIELD_LIMITS, GATE_COLORS } from '@store/core'
import * as z from 'zod'
import { type FieldsOf, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, OfShopById, picture, revision, text } from '../shapes.ts'

const Gate = z
  .object({
    enabled: z.boolean(),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    colors: z.record(z.string(), z.string()),
    revision,
  } satisfies FieldsOf<AccessGate & { readonly revision: string }>)
  .meta({ id: 'Gate' })

const getGate = defineManageEndpoint({
  name: 'getGate',
  tag: 'Access gate',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/gate',
  summary: 'Whether only visitors with a code see the shop, and what strangers see',
  access: 'shop',
  params: OfShop,
  response: Gate,
})

const setGate = defineManageEndpoint({
  name: 'setGate',
  tag: 'Access gate',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/gate',
  summary: 'Lock or unlock the shop, and change what strangers see. A shop without a code cannot be locked',
  access: 'settings:write',
  params: OfShop,
  revision: true,
  body: z.strictObject({
    enabled: z.boolean().optional(),
    title: z.string().max(200).optional(),
    description: z.string().max(1000).optional(),
    image: picture.optional(),
    /** Null removes a colour; colours that are left out are unchanged. */
    colors: z
      .partialRecord(
        z.enum(GATE_COLORS),
        z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .nullable(),
      )
      .optional(),
  }),
  example: { enabled: true, title: 'For our partners', colors: { button: '#6e0f22' } },
  response: Gate,
})

const AccessCode = z
  .object({
    id: z.int(),
    label: z.string(),
    createdAt: moment,
    /** When somebody last opened the shop with it; null: never. */
    usedAt: moment.nullable(),
    revision,
  })
  .meta({ id: 'ManagedAccessCode' })

const listCodes = defineManageEndpoint({
  name: 'listCodes',
  tag: 'Access gate',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/gate/codes',
  summary: 'Labels of the codes that open the shop; the codes themselves are kept as hashes alone',
  access: 'settings:write',
  params: OfShop,
  response: listOf(AccessCode),
})

const createCode = defineManageEndpoint({
  name: 'createCode',
  tag: 'Access gate',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/gate/codes',
  summary: 'Add a code; capitals do not count',
  access: 'settings:write',
  params: OfShop,
  body: z.strictObject({ code: z.string().trim().min(4).max(FIELD_LIMITS.accessCode), label: text(120).optional() }),
  example: { code: 'wholesale-2026', label: 'Wholesale' },
  response: AccessCode,
  status: 201,
})

const deleteCode = defineManageEndpoint({
  name: 'deleteCode',
  tag: 'Access gate',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/gate/codes/:id',
  summary: 'Remove a code; everything it has opened ends at once',
  access: 'settings:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

export const gateCalls = { getGate, setGate, listCodes, createCode, deleteCode } as const
