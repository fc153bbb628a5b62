import { readFile, stat } from 'node:fs/promises'
import {
  type Amount,
  type Currency,
  type DeliveryDays,
  isMailAddress,
  LANGUAGES,
  type Language,
  parseAmount,
  type Shop,
  shownUnit,
  startOfDay,
  timeZoneOf,
} from '@store/core'
import { TEMPLATES } from '@store/templates'
import { InvalidArgumentError } from 'commander'
import { Complaint } from './complaint.ts'
import { didYouMean } from './nearest.ts'
import { absolutePath } from './terminal.ts'

// Readers of typed values, which refuse with a sentence. The first ones are for commander, which names the option.

/** Numbers of the installed templates, for people. */
export const TEMPLATE_NUMBERS = TEMPLATES.map(({ id }) => id).join(', ')

export function templateNumber(text: string): number {
  const number = Number(text)
  if (TEMPLATES.some(({ id }) => id === number)) return number
  throw new InvalidArgumentError(`Choose one of ${TEMPLATE_NUMBERS}.`)
}

export function currencyCode(text: string): Currency {
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase()
  throw new InvalidArgumentError('Use the three letters of ISO 4217, as in COP.')
}

export function countryCode(text: string): string {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase()
  throw new InvalidArgumentError('Use the two letters of ISO 3166, as in CO.')
}

export const languageCode = (text: string): Language => oneOf(LANGUAGES)(text.toLowerCase())

/** Accepts one of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const known = words.find((word) => word.toLowerCase() === text.toLowerCase())
    if (known) return known
    throw new InvalidArgumentError(`Choose one of ${words.join(', ')}.${didYouMean(text, words)}`)
  }
}

/** Accepts a text with this many characters at most; `none` is for `orNone`. */
export function textUpTo(most: number): (text: string) => string {
  return (text) => {
    const written = text.trim()
    if (written !== '' && written.length <= most) return written
    throw new InvalidArgumentError(`Use a text of ${most} characters at most.`)
  }
}

/** Accepts a whole number within bounds, both inclusive. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= from && number <= to) return number
    throw new InvalidArgumentError(`Use a whole number from ${from} to ${to}.`)
  }
}

/** Accepts working days, as one number or a range. */
export function workingDays(text: string): DeliveryDays {
  const [, from = '', to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text.trim()) ?? []
  if (from !== '' && Number(from) <= Number(to) && Number(to) <= 365) return { from: Number(from), to: Number(to) }
  throw new InvalidArgumentError('Use working days as in 3 or 2-5, 365 at most.')
}

export function percentage(text: string): number {
  const percent = Number(text.replace(/%$/, '').replace(',', '.'))
  if (text.trim() !== '' && percent > 0 && percent <= 100) return percent
  throw new InvalidArgumentError('Use a percentage above 0 and up to 100.')
}

/** Accepts a percentage with two decimals at most; returns hundredths of a percent. */
export function percentInHundredths(text: string): number {
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,2})?)%?$/.exec(text.trim()) ?? []
  const hundredths = Math.round(Number(percent?.replace(',', '.')) * 100)
  if (hundredths <= 10_000) return hundredths
  throw new InvalidArgumentError('Use a percentage from 0 to 100, as in 19 or 10.5.')
}

/** Accepts a calendar day. */
export function day(text: string): string {
  if (startOfDay(text, 'UTC')) return text
  throw new InvalidArgumentError('Use a day as in 2026-03-31.')
}

/** The moment when a day begins in the shop's time zone. */
export function startIn(text: string, { country }: Pick<Shop, 'country'>): Date {
  const start = startOfDay(text, timeZoneOf(country))
  if (start) return start
  throw new Complaint(`There is no day ${text} in this shop.`)
}

/** The moment when the next day begins. */
export function endIn(text: string, shop: Pick<Shop, 'country'>): Date {
  return startIn(new Date(Date.parse(text) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10), shop)
}

export function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url.href
  throw new InvalidArgumentError('Use an address as in https://example.org/page.')
}

export function mailAddress(text: string): string {
  if (isMailAddress(text)) return text
  throw new InvalidArgumentError(`"${text.slice(0, 60)}" is not a mail address.`)
}

/** Collects the values of an option that may be repeated. */
export const several = (text: string, before: readonly string[] = []): readonly string[] => [...before, text]

/** Reads an amount in the notation of the shop's country. */
export function amountOf(text: string, shop: Pick<Shop, 'currency' | 'country'>): Amount {
  const amount = parseAmount(text, shop)
  if (amount !== null && amount % shownUnit(shop.currency) !== 0)
    throw new Complaint(`"${text}" has cents, and shops in ${shop.currency} write none. Write a whole amount.`)
  if (amount !== null && amount >= 0) return amount
  throw new Complaint(`"${text}" is not an amount of money in ${shop.currency}. Write digits, as in 50000.`)
}

/** Reads a text file of the operator. */
export async function textFile(path: string): Promise<string> {
  const bytes = await fileBytes(path, 2_000_000)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Complaint(`The file ${path} is not text in UTF-8. Save it as UTF-8 and try again.`)
  }
}

export async function fileBytes(path: string, most: number): Promise<Uint8Array> {
  const file = absolutePath(path)
  const found = await stat(file).catch(() => null)
  if (found?.isDirectory()) throw new Complaint(`${path} is a folder. Give the path of the file in it.`)
  if (!found?.isFile()) throw new Complaint(`There is no file ${path}. Give the path of an existing file.`)
  if (found.size > most) throw new Complaint(`The file ${path} is too big: ${Math.floor(most / 1e6)} MB at most.`)
  return readFile(file).catch(() => {
    throw new Complaint(`The file ${path} may not be read. Check its permissions.`)
  })
}

/** Accepts a WhatsApp number, and returns its digits. */
export function chatNumber(text: string): string {
  const digits = /^\+?[\d\s().-]+$/.test(text) ? text.replaceAll(/\D/g, '') : ''
  if (digits.length >= 7 && digits.length <= 15) return digits
  throw new InvalidArgumentError('Use 7 to 15 digits with the country code, as in 573001234567.')
}

/** Also accepts `none`, which removes a value: for commander it becomes ''. */
export const orNone =
  <Value>(read: (text: string) => Value) =>
  (text: string): Value | '' =>
    text === 'none' ? '' : read(text)
