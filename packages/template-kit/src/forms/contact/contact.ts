import { BUYER_FIELDS, FIELD_LIMITS } from '@store/core'
import * as z from 'zod/mini'
import { parseForm } from '../parse-form.ts'
import { email, phone, text } from '../rules.ts'

/** L7. The phone is optional: the shop answers by email. */
const contactForm = z.object({
  name: text({ min: 2, max: BUYER_FIELDS.name.maxLength }),
  email: email(),
  phone: z.pipe(
    z.optional(phone()),
    z.transform((value) => value ?? null),
  ),
  message: text({ min: 5, max: FIELD_LIMITS.contactMessage }),
})

export function readContact(form: FormData | URLSearchParams) {
  return parseForm(form, contactForm)
}

export type ContactInput = z.input<typeof contactForm>
export type ContactValue = z.output<typeof contactForm>
