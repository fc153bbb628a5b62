import { homeCurrencyOf, LANGUAGES } from '@store/core'
import * as z from 'zod'
import { keepJsonCookie, readJsonCookie } from '#app/session/json-cookie.server.ts'
import type { Office } from '#app/session/office.server.ts'

const Draft = z.object({
  /** The idempotency key of opening it, so that a double submit opens one shop. */
  key: z.uuid(),
  name: z.string().max(120),
  subdomain: z.string().max(63),
  url: z.string().max(300),
  country: z.string().max(2).optional(),
  /** Missing: the currency of the country. */
  currency: z.string().max(3).optional(),
  language: z.enum(LANGUAGES).optional(),
  sells: z.string().max(20).optional(),
  templateId: z.number().optional(),
  product: z.object({ name: z.string().max(200), price: z.number().nullable(), units: z.number() }).nullish(),
})

/** A shop that is not opened yet, stored in a cookie. */
export type Draft = z.output<typeof Draft>

export const readDraft = (office: Office): Draft | null => readJsonCookie(office, 'draft', Draft)
export const keepDraft = (office: Office, draft: Draft): void => keepJsonCookie(office, 'draft', draft)

/** The currency in which the shop will sell: the chosen one, or that of its country. */
export const currencyOf = ({ currency, country = 'CO' }: Pick<Draft, 'currency' | 'country'>): string =>
  currency ?? homeCurrencyOf(country) ?? 'COP'
