import { type City, FIELD_LIMITS } from '@store/core'
import * as z from 'zod'
import { typedIfAny } from '../../contract/fields.ts'
import type { FieldsOf } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, revision, text } from '../shapes.ts'

const CityResource = z
  .object({
    /** Negative: added by the shop. */
    id: z.int(),
    name: z.string(),
    code: z.string().nullable(),
    divisionId: z.int(),
    division: z.string(),
    country: z.string(),
  } satisfies FieldsOf<City>)
  .meta({ id: 'CityResource' })

const OwnCity = CityResource.extend({ revision }).meta({ id: 'OwnCity' })

const listCities = defineManageEndpoint({
  name: 'listCities',
  tag: 'Cities',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/cities',
  summary: "Cities that the shop may name: its country's official ones, or another's, and its own",
  access: 'shop',
  params: OfShop,
  query: z.object({ country: typedIfAny(2).optional() }),
  response: listOf(CityResource),
})

const listOwnCities = defineManageEndpoint({
  name: 'listOwnCities',
  tag: 'Cities',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/cities/own',
  summary: 'Cities that the shop has listed itself',
  access: 'shop',
  params: OfShop,
  response: listOf(OwnCity),
})

const createCities = defineManageEndpoint({
  name: 'createCities',
  tag: 'Cities',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/cities/own',
  summary: 'List cities of one division for shoppers to choose, all or none',
  access: 'shipping:write',
  params: OfShop,
  body: z.strictObject({
    /** A division of the country, where it has any. */
    division: text(FIELD_LIMITS.division),
    names: z.array(text(FIELD_LIMITS.city)).min(1).max(500),
  }),
  example: { division: 'Montevideo', names: ['Montevideo', 'Santiago Vázquez'] },
  response: listOf(OwnCity),
  status: 201,
})

const deleteCity = defineManageEndpoint({
  name: 'deleteCity',
  tag: 'Cities',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/cities/own/:id',
  summary: 'Take a city off the shop’s own list; orders keep naming it',
  access: 'shipping:write',
  params: z.object({
    shopId: OfShop.shape.shopId,
    id: z.codec(z.string().regex(/^-\d{1,9}$/), z.int(), { decode: Number, encode: String }),
  }),
  revision: true,
  response: nothing,
})

export const cityCalls = { listCities, listOwnCities, createCities, deleteCity } as const
