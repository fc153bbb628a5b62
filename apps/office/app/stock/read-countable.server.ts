import { searchedFor } from '#app/find/searched-for.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Countable } from './count-draft.ts'

/** The most rows that the counting page loads, to work without a connection, and the size of the API's pages. */
const MOST = 4_000
const PAGE = 200
const FOUND = 20

type Row = Awaited<ReturnType<Office['manage']['listStock']>>['items'][number]

/** Searches stock. */
export async function findStock({ manage }: Office, { shopId }: MyShop, typed: string): Promise<readonly Countable[]> {
  const q = searchedFor(typed)
  if (q === '') return []
  return (await manage.listStock({ params: { shopId }, query: { q, limit: FOUND } })).items.map(countable)
}

/** Loads rows for the counting page; `partial`: the shop has more. */
export async function readCountable({ manage }: Office, { shopId }: MyShop) {
  const params = { shopId }
  const rows: Countable[] = []
  for (let after: string | null = null; rows.length < MOST; ) {
    const page: Awaited<ReturnType<typeof manage.listStock>> = await manage.listStock({
      params,
      query: { limit: PAGE, ...(after !== null && { after }) },
    })
    rows.push(...page.items.map(countable))
    after = page.next
    if (after === null) return { rows, partial: false }
  }
  return { rows, partial: true }
}

const countable = ({ productId, variantId, name, values, sku, barcode, reference, image, units }: Row): Countable => ({
  productId,
  variantId,
  name,
  values,
  image,
  units,
  codes: [barcode, sku, reference].filter((code) => code !== null),
})
