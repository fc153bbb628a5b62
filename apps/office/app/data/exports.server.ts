import { data, redirect } from '@remix-run/node'
import { manageEndpoints as calls, type ManageEndpoint } from '@store/api-client/manage'
import { timeZoneOf } from '@store/core'
import { FILTER_NAMES, filtersIn, PICKED, pickedIn, queryOf } from '#app/orders/filters.ts'
import { NARROWING, queryOf as productQuery } from '#app/products/filters.ts'
import { needsProof, type Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Done, ProofNeeded } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { dataWords } from '#app/words/data/index.ts'

/** The timeout until the first byte of a file, in milliseconds: an archive is built completely before it is sent. */
const TIMEOUT = 10 * 60_000
const LONGEST_FILTER = 500

type ExportRequest = { readonly office: Office; readonly shop: MyShop; readonly search: URLSearchParams }
type Export = {
  readonly call: ManageEndpoint
  readonly name: string
  readonly type: string
  /** The parameters of a list's address by which its file is filtered. */
  readonly narrowedBy?: readonly string[]
  readonly file: (request: ExportRequest) => Promise<ReadableStream<Uint8Array> | null>
}

const csv = { type: 'text/csv; charset=utf-8' }

/** The exports, by the names of their files. */
const EXPORTS: Readonly<Record<string, Export>> = {
  'products.csv': {
    ...csv,
    call: calls.exportProducts,
    name: 'products',
    narrowedBy: NARROWING,
    file: async ({ office: { manage }, shop: { shopId }, search }) => {
      const params = { shopId }
      const { currency, country } = await manage.getShop({ params })
      const query = productQuery(search, { currency, country }, new Date())
      return (await manage.exportProducts({ params, query }, { timeout: TIMEOUT })).body
    },
  },
  'orders.csv': {
    ...csv,
    call: calls.exportOrders,
    name: 'orders',
    narrowedBy: [...FILTER_NAMES, PICKED],
    file: async ({ office, shop: { shopId, country }, search }) => {
      const picked = pickedIn(search.getAll(PICKED))
      const query = {
        ...queryOf(filtersIn(search), timeZoneOf(country)),
        ...(picked.length > 0 && { numbers: picked }),
      }
      return (await office.manage.exportOrders({ params: { shopId }, query }, { timeout: TIMEOUT })).body
    },
  },
  'buyers.csv': {
    ...csv,
    call: calls.exportBuyers,
    name: 'buyers',
    file: async ({ office, shop: { shopId } }) =>
      (await office.manage.exportBuyers({ params: { shopId } }, { timeout: TIMEOUT })).body,
  },
  'subscribers.csv': {
    ...csv,
    call: calls.exportSubscribers,
    name: 'subscribers',
    file: async ({ office, shop: { shopId } }) =>
      (await office.manage.exportSubscribers({ params: { shopId } }, { timeout: TIMEOUT })).body,
  },
  'shop.feria': {
    type: 'application/zip',
    call: calls.exportShop,
    name: 'shop',
    file: async ({ office, shop: { shopId, scopes } }) => {
      const query = scopes.includes('buyers:export') ? { orders: '1' as const } : {}
      return (await office.manage.exportShop({ params: { shopId }, query }, { timeout: TIMEOUT })).body
    },
  },
}

/** A file that is ready to be fetched: its address, below the shop's. */
export type Ready = Done & { readonly download: string }

/**
 * Checks that the file may be exported now, by the intent (`take orders.csv`), and returns its address for the page to
 * download.
 */
export async function prepareExport(office: Office, sent: Sent, shop: MyShop): Promise<Ready | ProofNeeded> {
  const file = sent.intent.replace(/^take /, '')
  const definition = exportOf(file)
  if (!definition) throw data(null, { status: 404 })
  const { freshUntil } = await office.me()
  if (definition.call.fresh && (freshUntil === null || new Date(freshUntil) <= new Date()))
    return needsProof(office, sent)
  const filters = (definition.narrowedBy ?? []).flatMap((name) => {
    const values = sent.all(name).map((value) => value.slice(0, LONGEST_FILTER))
    return values.filter((value) => value !== '').map((value) => [name, value])
  })
  const query = filters.length > 0 ? `?${new URLSearchParams(filters)}` : ''
  return {
    kind: 'done',
    note: dataWords.of(office.language).ready,
    download: `/${shop.subdomain}/export/${file}${query}`,
  }
}

const exportOf = (file: string): Export | null => (Object.hasOwn(EXPORTS, file) ? (EXPORTS[file] ?? null) : null)

/** Streams a file of the shop from the API. */
export async function exportFile(office: Office, shop: MyShop, name: string, search: URLSearchParams) {
  const definition = exportOf(name)
  if (!definition) return new Response(null, { status: 404 })
  try {
    const end = name.slice(name.lastIndexOf('.'))
    return new Response(await definition.file({ office, shop, search }), {
      headers: {
        'content-type': definition.type,
        'content-disposition': `attachment; filename="${shop.subdomain}-${definition.name}${end}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    // A bookmarked address: the page asks for a proof.
    if (problemOf(error)?.code === 'freshNeeded') throw redirect(`/${shop.subdomain}/settings/export`)
    throw error
  }
}
