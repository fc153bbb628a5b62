import { MOST_COUNTED } from '@store/api-client/manage'
import { wrongQuery } from './refusal.ts'

/** The count of a list, if its caller wants it. `countUpTo` counts up to the number it is given. */
export async function countIn(
  isWanted: boolean | undefined,
  countUpTo: (most: number) => Promise<number>,
): Promise<{ readonly count?: number; readonly atLeast?: boolean }> {
  if (!isWanted) return {}
  const found = await countUpTo(MOST_COUNTED + 1)
  return { count: Math.min(found, MOST_COUNTED), atLeast: found > MOST_COUNTED }
}

/** Rows per page, unless the caller sets another number. */
const DEFAULT_LIMIT = 50

/** The requested part of a list: its number of rows, and the sort keys of the last row before it. */
export type Page = { readonly limit: number; readonly after: readonly (string | number)[] | null }

/**
 * The part of a list that a query asks for. A cursor is opaque to callers, and refused by a list with another sort order.
 *
 * @param sort names the order of the list
 */
export function pageIn(
  query: { readonly limit?: number | undefined; readonly after?: string | null | undefined },
  sort: string,
): Page {
  const limit = Math.max(1, query.limit ?? DEFAULT_LIMIT)
  if (!query.after) return { limit, after: null }
  const cursor = parsed(Buffer.from(query.after, 'base64url').toString())
  if (!Array.isArray(cursor) || cursor[0] !== sort || !cursor.every(isSortKey)) throw wrongQuery('after', 'wrongFormat')
  return { limit, after: cursor.slice(1) }
}

const isSortKey = (value: unknown): value is string | number => typeof value === 'string' || Number.isFinite(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Makes the response from one row more than the page has: that row shows whether there is a next page.
 *
 * @param keysOf a row's sort keys, its id last
 */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  sort: string,
  keysOf: (row: Row) => readonly (string | number)[],
  itemOf: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const more = rows.length > limit && last !== undefined
  return {
    items: page.map(itemOf),
    next: more ? Buffer.from(JSON.stringify([sort, ...keysOf(last)])).toString('base64url') : null,
  }
}
