import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, text } from '../shapes.ts'

const drafts = '/manage/v1/shops/:shopId/drafts'
const tag = 'Drafts'

/** The kinds of resources that have drafts. */
export const DRAFT_KINDS = ['product', 'article', 'policy'] as const
export type DraftKind = (typeof DRAFT_KINDS)[number]

const thing = text(60).regex(/^[\w-]+$/)
const ofKind = { shopId: idInAddress, kind: z.enum(DRAFT_KINDS) }
/** An edited resource, by its id or name; `new`: one that does not exist yet. */
const OfThing = z.object({ ...ofKind, thing })

/** Unsaved input of an editor. */
const Draft = z
  .object({
    thing: z.string(),
    /** In the format of the program that stores it. */
    body: z.record(z.string(), z.unknown()),
    /** The revision that the draft is based on. */
    base: z.string().nullable(),
    savedAt: moment,
  })
  .meta({ id: 'Draft' })

const listDrafts = defineManageEndpoint({
  name: 'listDrafts',
  tag,
  method: 'GET',
  path: `${drafts}/:kind`,
  summary: "The caller's own drafts of this kind, the newest first",
  access: 'shop',
  params: z.object(ofKind),
  response: listOf(Draft),
})

const getDraft = defineManageEndpoint({
  name: 'getDraft',
  tag,
  method: 'GET',
  path: `${drafts}/:kind/:thing`,
  summary: "The caller's own draft of a thing; null: there is none",
  access: 'shop',
  params: OfThing,
  response: z.object({ draft: Draft.nullable() }),
})

const saveDraft = defineManageEndpoint({
  name: 'saveDraft',
  tag,
  method: 'POST',
  path: `${drafts}/:kind/:thing`,
  summary: "Keep the caller's own draft of a thing for 90 days, in place of the one before; `body` null: forget it",
  access: 'shop',
  params: OfThing,
  unlogged: true,
  maxText: 200_000,
  maxEntries: 10_000,
  body: z.strictObject({
    body: z.record(z.string().max(60), z.unknown()).nullable(),
    base: z.string().max(60).nullable().optional(),
  }),
  example: { body: { name: 'Linen shirt' }, base: null },
  response: z.object({ draft: Draft.nullable() }),
})

export const draftCalls = { listDrafts, getDraft, saveDraft } as const
