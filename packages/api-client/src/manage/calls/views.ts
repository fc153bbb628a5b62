import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, revision, text } from '../shapes.ts'

const views = '/manage/v1/shops/:shopId/views/:list'
const tag = 'Views'

/** The lists for which views can be saved. */
export const VIEW_LISTS = ['orders', 'products'] as const
export type ViewList = (typeof VIEW_LISTS)[number]

/** The maximum number of views per list and caller. */
export const MOST_VIEWS = 20

/** The maximum length of a view's name, in characters. */
export const LONGEST_VIEW_NAME = 40

const OfList = z.object({ shopId: idInAddress, list: z.enum(VIEW_LISTS) })
const OfView = OfList.extend({ id: idInAddress })

/** Filters of a list, saved under a name. */
const View = z.object({ id: z.int(), name: z.string(), query: z.string(), revision }).meta({ id: 'View' })

/** Filters as in the list's address: `status=paid&city=Cali`. Their meaning depends on the program that saves them. */
const query = text(500).regex(/^[\w.-]{1,40}=[^&\s#]{0,240}(?:&[\w.-]{1,40}=[^&\s#]{0,240}){0,19}$/)
const name = text(LONGEST_VIEW_NAME)

const listViews = defineManageEndpoint({
  name: 'listViews',
  tag,
  method: 'GET',
  path: views,
  summary: "The caller's own views of a list, the oldest first",
  access: 'shop',
  params: OfList,
  response: listOf(View),
})

const createView = defineManageEndpoint({
  name: 'createView',
  tag,
  method: 'POST',
  path: views,
  summary: `Keep a view of a list for the caller alone: at most ${MOST_VIEWS}, each with a name of its own`,
  access: 'shop',
  params: OfList,
  unlogged: true,
  body: z.strictObject({ name, query }),
  example: { name: 'Paid, from Cali', query: 'status=paid&city=Cali' },
  response: View,
  status: 201,
})

const renameView = defineManageEndpoint({
  name: 'renameView',
  tag,
  method: 'PATCH',
  path: `${views}/:id`,
  summary: "Give one of the caller's own views another name",
  access: 'shop',
  params: OfView,
  revision: true,
  unlogged: true,
  body: z.strictObject({ name }),
  example: { name: 'Cali' },
  response: View,
})

const deleteView = defineManageEndpoint({
  name: 'deleteView',
  tag,
  method: 'DELETE',
  path: `${views}/:id`,
  summary: "Remove one of the caller's own views",
  access: 'shop',
  params: OfView,
  revision: true,
  unlogged: true,
  response: nothing,
})

export const viewCalls = { listViews, createView, renameView, deleteView } as const
