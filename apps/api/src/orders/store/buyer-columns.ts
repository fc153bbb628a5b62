import type { Buyer } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../schema.ts'

/** The column of `orders` for each field of a buyer: a missing one is a compile error. */
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

/** The buyer's columns of a row of `orders`. */
export const buyerRow = (buyer: Buyer): BuyerRow =>
  Object.fromEntries(NAMES.map((name) => [COLUMNS[name], buyer[name] ?? null])) as BuyerRow

/** In a query: the buyer of a row `o` of orders. */
export const BUYER: SQL = sql`json_build_object(${sql.join(
  NAMES.map((name) => sql.raw(`'${name}', o.${orders[COLUMNS[name]].name}`)),
  sql`, `,
)})`

/** The assignments of an update of orders that erases the buyer. */
export const ERASED_BUYER: SQL = sql.join(
  NAMES.map((name) => orders[COLUMNS[name]]).map(({ name, notNull }) =>
    sql.raw(`${name} = ${notNull ? "''" : 'null'}`),
  ),
  sql`, `,
)
