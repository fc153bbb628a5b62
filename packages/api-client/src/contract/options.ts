import { type Option as DomainOption, FIELD_LIMITS } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { idInAddress, typedIfAny } from './fields.ts'
import type { FieldsOf } from './shapes.ts'

const Options: z.ZodType<readonly DomainOption[]> = z.array(
  z.object({ name: z.string(), values: z.array(z.string()) } satisfies FieldsOf<DomainOption>).meta({ id: 'Option' }),
)

/** The options that the lists of a shop, or of one of its categories, can be filtered by. */
const listOptions = defineEndpoint({
  name: 'listOptions',
  tag: 'Catalogue',
  method: 'GET',
  path: '/storefront/v1/options',
  summary: 'Choices that several products of a shop have, the most common first: sizes, colours',
  query: z.object({ shopId: idInAddress, category: typedIfAny(FIELD_LIMITS.slug) }),
  response: Options,
  open: false,
})

export const optionCalls = { listOptions } as const
