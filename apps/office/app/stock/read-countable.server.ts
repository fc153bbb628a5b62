import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Countable } from './count-draft.ts'

/** Rows that a page of counting carries, so that it works without a connection, and as many as the API answers at once. */
const MOST = 4_000
const PAGE = 200
const FOUND = 20
const LONGEST_SEARCH = 100

type Row = Awaited<ReturnType<Office['manage']['listStock']>>['items'][number]

/** What can be counted: all of it, as far as a page carries it, or what is looked for. */
export async function readCountable({ manage }: Office, { shopId }: MyShop, typed: string | null) {
  const params = { shopId }
  if (typed) {
    const { items } = await manage.listStock({ params, query: { q: typed.slice(0, LONGEST_SEARCH), limit: FOUND } })
    return { rows: items.map(countable), partial: false }
  }
  const rows: Countable[] = []
  for (let after: string | null = null; rows.length < MOST; ) {
    const page: Awaited<ReturnType<typeof manage.listStock>> = await manage.listStock({
      ...{ params, query: { limit: PAGE, ...(after !== null && { after }) } },
    })
    rows.push(...page.items.map(countable))
    after = page.next
    if (after === null) return { rows, partial: false }
  }
  return { rows, partial: true }
}

const countable = ({ productId, variantId, name, values, sku, reference, image, units }: Row): Countable => ({
  ...{ productId, variantId, name, values, image, units },
  codes: [sku, reference].filter((code) => code !== null),
})
