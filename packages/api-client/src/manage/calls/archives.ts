import { PAYMENT_METHODS } from '@store/core'
import * as z from 'zod'
import { typedIfAny } from '../../contract/fields.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop } from '../shapes.ts'
import { WEBHOOK_EVENTS } from './webhooks.ts'

/** The largest archive in bytes, pictures included. */
const MOST_BYTES = 4_000_000_000

/** From the answer to `exportShop`: the archive's content, as JSON (`ArchiveReport`). */
export const ARCHIVE_REPORT_HEADER = 'x-archive-report'
export const ArchiveReport = z.object({
  products: z.int(),
  /** Null: they were left out. */
  orders: z.int().nullable(),
  subscribers: z.int().nullable(),
  pictures: z.int(),
  /** Pictures that the shop names but that are not stored; only the first ones. */
  missing: z.array(z.string()),
})

const Imported = z
  .object({
    /** `known`: this archive was imported under this name before; nothing was changed. */
    kind: z.enum(['imported', 'known']),
    shop: z.object({
      id: z.int(),
      subdomain: z.string(),
      name: z.string(),
      open: z.boolean(),
      url: z.string(),
    }),
    products: z.int(),
    /** Null: the archive contains none. */
    orders: z.int().nullable(),
    subscribers: z.int().nullable(),
    pictures: z.int(),
    /** Domains that still have to be verified here, and those that were left out: another shop's, or the product's own. */
    domains: z.object({ kept: z.array(z.string()), left: z.array(z.string()) }),
    /** Products and pictures that were left out, each with its reason. */
    refused: z.array(z.object({ what: z.string(), reason: z.string() })),
    /** Data that the shop had but that archives never contain. */
    missing: z.object({
      /** Its gate is locked, and its codes are missing. */
      accessCodes: z.boolean(),
      /** The former webhooks: their secrets are not in archives. */
      webhooks: z.array(z.object({ url: z.string(), events: z.array(z.enum(WEBHOOK_EVENTS)), buyers: z.boolean() })),
      /** Methods that need an account with a provider. */
      accounts: z.array(z.enum(PAYMENT_METHODS)),
      marketplaceToken: z.boolean(),
    }),
  })
  .meta({ id: 'ImportedShop' })

const exportShop = defineManageEndpoint({
  name: 'exportShop',
  tag: 'Archives',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/archive',
  summary:
    'The whole shop in one file, as it is at this moment; with `orders=1` its orders and subscribers too, which takes `buyers:export`',
  access: 'exports:make',
  fresh: true,
  params: OfShop,
  query: z.object({ orders: z.literal('1').optional() }),
  answers: 'application/zip',
  response: z.unknown(),
})

const importShop = defineManageEndpoint({
  name: 'importShop',
  tag: 'Archives',
  method: 'POST',
  path: '/manage/v1/archives',
  summary: 'Open a shop from such a file, closed until all of it is there. The same file again changes nothing',
  access: 'platform',
  query: z.object({ subdomain: typedIfAny(63).optional() }),
  takes: { type: 'application/zip', most: MOST_BYTES },
  response: Imported,
  status: 201,
})

export const archiveCalls = { exportShop, importShop } as const
