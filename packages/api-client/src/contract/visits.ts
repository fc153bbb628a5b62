import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { typed } from './fields.ts'
import { sentId } from './shapes.ts'

/** The limit of the search field. */
const LONGEST = 200

/** Counts a search without a result, without data about the visitor. */
const recordEmptySearch = defineEndpoint({
  name: 'recordEmptySearch',
  tag: 'Visitors',
  method: 'POST',
  path: '/storefront/v1/empty-searches',
  summary: 'Counts a search of a shop that found nothing',
  body: z.strictObject({ shopId: sentId, text: typed(LONGEST) }).meta({ id: 'EmptySearch' }),
  response: z.object({}),
  open: false,
})

export const visitCalls = { recordEmptySearch } as const
