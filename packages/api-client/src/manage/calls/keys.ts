import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { SCOPES, SHOP_KEY_SCOPES } from '../scopes.ts'
import { listOf, nothing, OfShop, OfShopById, revision, text } from '../shapes.ts'

/** The maximum number of networks per key, and the maximum length of one: an IPv6 address with its prefix. */
const NETWORKS = { most: 20, length: 49 }
const networks = z.array(z.string())

const CallerKey = z
  .object({
    /** Null: a key of the platform. */
    shopId: z.int().nullable(),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    endsAt: moment.nullable(),
  })
  .meta({ id: 'CallerKey' })

const ApiKey = z
  .object({
    id: z.int(),
    /** Its first eight characters, to recognise it. */
    prefix: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(SHOP_KEY_SCOPES)),
    endsAt: moment.nullable(),
    /** The only addresses from which it is accepted; empty: all. */
    networks,
    createdAt: moment,
    usedAt: moment.nullable(),
    revision,
  })
  .meta({ id: 'ApiKey' })

const getCallerKey = defineManageEndpoint({
  name: 'getCallerKey',
  tag: 'Keys',
  method: 'GET',
  path: '/manage/v1/key',
  summary: 'The key that asks: whose it is, and what it may do',
  access: 'key',
  response: CallerKey,
})

const listKeys = defineManageEndpoint({
  name: 'listKeys',
  tag: 'Keys',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/keys',
  summary: "The shop's keys, without their secrets",
  access: 'integrations:write',
  params: OfShop,
  response: listOf(ApiKey),
})

const createKey = defineManageEndpoint({
  name: 'createKey',
  tag: 'Keys',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/keys',
  summary: 'Make a key of the shop; its secret is answered once and never again',
  access: 'integrations:write',
  fresh: true,
  params: OfShop,
  body: z.strictObject({
    name: text(80),
    scopes: z.array(z.enum(SHOP_KEY_SCOPES)).min(1).max(SHOP_KEY_SCOPES.length),
    endsAt: moment.nullable().optional(),
    /** Addresses ("203.0.113.7") and networks ("203.0.113.0/24"). */
    networks: z.array(text(NETWORKS.length)).max(NETWORKS.most).optional(),
  }),
  secret: true,
  example: { name: 'Warehouse', scopes: ['orders:read', 'stock:write'], networks: ['203.0.113.0/24'] },
  response: ApiKey.extend({ secret: z.string() }),
  status: 201,
})

const deleteKey = defineManageEndpoint({
  name: 'deleteKey',
  tag: 'Keys',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/keys/:id',
  summary: 'End a key at once',
  access: 'integrations:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

export const keyCalls = { getCallerKey, listKeys, createKey, deleteKey } as const
