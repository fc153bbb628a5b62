import type { Buyer } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../schema.ts'

/** The column of `orders` that keeps each thing known of a buyer: one that has none does not compile. */
const COLUMNS = {
  name: 'buyerName',
  documentType: 'buyerDocumentType',
  idNumber: 'buyerIdNumber',
  phone: 'buyerPhone',
  email: 'buyerEmail',
  message: 'buyerMessage',
} as const satisfies { readonly [Name in keyof Required<Buyer>]: keyof typeof orders.$inferInsert }
const NAMES = Object.keys(COLUMNS) as readonly (keyof typeof COLUMNS)[]
type BuyerRow = { [Name in keyof typeof COLUMNS as (typeof COLUMNS)[Name]]: Exclude<Buyer[Name], undefined> }

/** A buyer as a row of `orders` keeps them. */
export const buyerRow = (buyer: Buyer): BuyerRow =>
  Object.fromEntries(NAMES.map((name) => [COLUMNS[name], buyer[name] ?? null])) as BuyerRow

/** In a query, the buyer of a row `o` of orders. */
export const BUYER: SQL = sql`json_build_object(${sql.join(
  NAMES.map((name) => sql.raw(`'${name}', o.${orders[COLUMNS[name]].name}`)),
  sql`, `,
)})`

/** The assignments of an update of orders that erase the buyer. */
export const ERASED_BUYER: SQL = sql.join(
  NAMES.map((name) => orders[COLUMNS[name]]).map(({ name, notNull }) =>
    sql.raw(`${name} = ${notNull ? "''" : 'null'}`),
  ),
  sql`, `,
)
