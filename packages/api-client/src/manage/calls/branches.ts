import { type KnownBranch, OTHER_DAY_LIMITS } from '@store/core'
import * as z from 'zod'
import type { FieldsOf } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, OfShopById, picture, revision, text, textOrNull } from '../shapes.ts'

/** A time of day. */
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

const BranchResource = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    hours: z.string().nullable(),
    otherDays: z.array(z.object({ day: z.string(), spans: z.array(z.object({ from: z.string(), to: z.string() })) })),
    pickUp: z.boolean(),
    phone: z.string().nullable(),
    photo: z.string().nullable(),
    revision,
  } satisfies FieldsOf<KnownBranch & { readonly revision: string }>)
  .meta({ id: 'BranchResource' })

const fields = {
  name: textOrNull(120),
  address: text(200),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** As shoppers read them, as in "Mon–Sat 9:00–18:00". */
  hours: textOrNull(500),
  /** Days with other hours than the week's, by the shop's clock; without spans it is closed. A span may end on the next day. */
  otherDays: z
    .array(
      z.strictObject({
        day: z.iso.date(),
        spans: z.array(z.strictObject({ from: clock, to: clock })).max(OTHER_DAY_LIMITS.spans),
      }),
    )
    .max(OTHER_DAY_LIMITS.days),
  /** Whether orders are picked up there. */
  pickUp: z.boolean(),
  phone: textOrNull(60),
  photo: picture,
}

const listBranches = defineManageEndpoint({
  name: 'listBranches',
  tag: 'Branches',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/branches',
  summary: 'Branches that people can visit',
  access: 'shop',
  params: OfShop,
  response: listOf(BranchResource),
})

const createBranch = defineManageEndpoint({
  name: 'createBranch',
  tag: 'Branches',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/branches',
  summary: 'Add a branch',
  access: 'content:write',
  params: OfShop,
  body: z.strictObject({
    address: fields.address,
    latitude: fields.latitude,
    longitude: fields.longitude,
    name: fields.name.optional(),
    hours: fields.hours.optional(),
    otherDays: fields.otherDays.optional(),
    pickUp: fields.pickUp.optional(),
    phone: fields.phone.optional(),
    photo: fields.photo.optional(),
  }),
  example: { address: 'Carrera 43A # 1-50', latitude: 6.2001, longitude: -75.574, hours: 'Mon–Sat 9:00–18:00' },
  response: BranchResource,
  status: 201,
})

const getBranch = defineManageEndpoint({
  name: 'getBranch',
  tag: 'Branches',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/branches/:id',
  summary: 'A branch',
  access: 'shop',
  params: OfShopById,
  response: BranchResource,
})

const changeBranch = defineManageEndpoint({
  name: 'changeBranch',
  tag: 'Branches',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/branches/:id',
  summary: 'Change what is given of a branch and leave the rest',
  access: 'content:write',
  params: OfShopById,
  revision: true,
  body: z.strictObject(fields).partial(),
  example: { hours: 'Mon–Fri 10:00–19:00' },
  response: BranchResource,
})

const deleteBranch = defineManageEndpoint({
  name: 'deleteBranch',
  tag: 'Branches',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/branches/:id',
  summary: 'Remove a branch',
  access: 'content:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

export const branchCalls = { listBranches, createBranch, getBranch, changeBranch, deleteBranch } as const
