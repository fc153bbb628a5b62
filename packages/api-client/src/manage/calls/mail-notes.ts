import { MAX_MAIL_NOTE, ORDER_STEPS } from '@store/core'
import * as z from 'zod'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, revision, text } from '../shapes.ts'

const step = z.enum(ORDER_STEPS)
const MailNotes = z
  .object({
    notes: z.partialRecord(step, z.string()),
    /** What stands around them in each mail, in the shop's language: title and first sentence before, the button after. */
    around: z.record(step, z.object({ title: z.string(), lead: z.string(), button: z.string() })),
    revision,
  })
  .meta({ id: 'MailNotes' })

const getMailNotes = defineManageEndpoint({
  name: 'getMailNotes',
  tag: 'Mails',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/mail-notes',
  summary:
    'What the shop adds to the mails about each step of an order, and what stands around it; {name} is the name of the buyer',
  access: 'shop',
  params: OfShop,
  response: MailNotes,
})

const changeMailNotes = defineManageEndpoint({
  name: 'changeMailNotes',
  tag: 'Mails',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/mail-notes',
  summary: 'Change what is added to the mails about the steps that are given, from now on; null: nothing',
  access: 'settings:write',
  params: OfShop,
  revision: true,
  body: z.strictObject({ notes: z.partialRecord(step, text(MAX_MAIL_NOTE).nullable()) }),
  example: { notes: { sent: 'Our own messenger brings it, between nine and six.' } },
  response: MailNotes,
})

export const mailNoteCalls = { getMailNotes, changeMailNotes } as const
