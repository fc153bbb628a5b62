import { formatAmount, type MoneyStyle } from '@store/core'
import type { Words } from '#app/words/products/index.ts'
import type { Body, Field } from './product-body.server.ts'

const MOST_TEXT = 200

/** What the texts of fields are made with; `taxes`: the shop's. */
type ValueStyle = {
  readonly money: MoneyStyle
  readonly words: Words
  readonly taxes: readonly { readonly id: number; readonly name: string }[]
}

/** Formats a field for people who choose between two versions of it. */
export function valueText(field: Field, body: Body, { money, words, taxes }: ValueStyle): string {
  const value = body[field]
  if (value === null || value === undefined || value === '') return words.none
  switch (field) {
    case 'price':
    case 'compareAt':
      return formatAmount(Number(value), money)
    case 'taxId':
      return taxes.find(({ id }) => id === value)?.name ?? words.none
    case 'images':
      return words.photos(body.images.length)
    case 'tags':
      return String(body.tags.length)
    case 'condition':
      return words.conditions[body.condition]
    case 'dimensions':
      return Object.values(body.dimensions ?? {})
        .filter((one) => one !== null)
        .join(' × ')
    case 'message':
      return body.message?.label ?? words.none
    case 'description':
      return shortened(String(value).replaceAll(/<[^<>]*>/g, ' '))
    default:
      return typeof value === 'boolean' ? (value ? words.yes : words.no) : shortened(String(value))
  }
}

const shortened = (text: string) => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > MOST_TEXT ? `${plain.slice(0, MOST_TEXT)}…` : plain
}
