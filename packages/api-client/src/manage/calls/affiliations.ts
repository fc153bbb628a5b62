import type { Affiliation } from '@store/core'
import * as z from 'zod'
import type { FieldsOf } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, OfShopById, picture, revision, text } from '../shapes.ts'

const AffiliationResource = z
  .object({
    id: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    revision,
  } satisfies FieldsOf<Affiliation & { readonly revision: string }>)
  .meta({ id: 'AffiliationResource' })

const fields = { name: text(120), logo: picture }

const listAffiliations = defineManageEndpoint({
  name: 'listAffiliations',
  tag: 'Affiliations',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/affiliations',
  summary: 'Malls, guilds and organisations the shop belongs to, in their order',
  access: 'shop',
  params: OfShop,
  response: listOf(AffiliationResource),
})

const createAffiliation = defineManageEndpoint({
  name: 'createAffiliation',
  tag: 'Affiliations',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/affiliations',
  summary: 'Add an organisation the shop belongs to, after the others',
  access: 'content:write',
  params: OfShop,
  body: z.strictObject({ name: fields.name, logo: fields.logo.optional() }),
  example: { name: 'Guild of weavers' },
  response: AffiliationResource,
  status: 201,
})

const changeAffiliation = defineManageEndpoint({
  name: 'changeAffiliation',
  tag: 'Affiliations',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/affiliations/:id',
  summary: 'Rename an organisation, give it a logo, or another place among the others (1 comes first)',
  access: 'content:write',
  params: OfShopById,
  revision: true,
  body: z.strictObject({ ...fields, place: z.int().min(1).max(10_000) }).partial(),
  example: { name: 'Guild of weavers', place: 1 },
  response: AffiliationResource,
})

const deleteAffiliation = defineManageEndpoint({
  name: 'deleteAffiliation',
  tag: 'Affiliations',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/affiliations/:id',
  summary: 'Remove an organisation',
  access: 'content:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

export const affiliationCalls = { listAffiliations, createAffiliation, changeAffiliation, deleteAffiliation } as const
