import { ADDRESS_FIELDS, BUYER_FIELDS } from '@store/core'

const FIELDS: Readonly<Record<string, { readonly maxLength: number }>> = { ...BUYER_FIELDS, ...ADDRESS_FIELDS }

/** The longest text of a field of the buyer or the address, as in the checkout. */
export const longestOf = (name: string): number => FIELDS[name]?.maxLength ?? 200
