import { setTimeout } from 'node:timers/promises'
import { createManageClient, type ManageClient, ManageError, type ManageFailure } from '@store/api-client/manage'
import { Complaint } from './complaint.ts'
import { findLogin, type Login } from './login.ts'
import { didYouMean } from './nearest.ts'

/** A shop in commands, and its parameter in calls. */
export type ManagedShop = Awaited<ReturnType<ManageClient['listShops']>>['items'][number]
export type InShop = {
  readonly manage: ManageClient
  readonly shop: ManagedShop
  readonly params: { readonly shopId: number }
}

/** Runs `work` with the management API. A refusal of the API becomes one sentence. */
export async function withApi<T>(work: (manage: ManageClient) => Promise<T>): Promise<T> {
  const login = await findLogin()
  if (!login)
    throw new Complaint('Nobody is logged in: set FERIA_TOKEN to a key, or type "feria login --token …" once.')
  return withLogin(login, work)
}

/** The same with a given login; without a token, for signing in. */
export async function withLogin<T>(
  { url, token }: Pick<Login, 'url'> & { readonly token: string | null },
  work: (manage: ManageClient) => Promise<T>,
): Promise<T> {
  try {
    return await work(createManageClient({ baseUrl: url, token, timeout: 120_000 }))
  } catch (error) {
    throw error instanceof ManageError ? new Complaint(sentenceOf(error.failure, url)) : error
  }
}

/** Runs `work` on the shop with this subdomain, or fails with a sentence if there is none. */
export function withShop<T>(name: string, work: (where: InShop) => Promise<T>): Promise<T> {
  return withApi(async (manage) => {
    const { items } = await manage.listShops({ query: { subdomain: name } })
    const shop = items.find(({ subdomain }) => subdomain === name.toLowerCase())
    if (shop) return work({ manage, shop, params: { shopId: shop.id } })
    const names = (await allPages((page) => manage.listShops({ query: page }))).map(({ subdomain }) => subdomain)
    const hint = didYouMean(name, names) || ' "feria shop list" shows them all.'
    throw new Complaint(`There is no shop "${name}".${hint}`)
  })
}

/** Rows per request of a list. */
const PAGE = 200

type PageOptions = { readonly limit: number; readonly after?: string }

/** All rows of a list, or the first `limit`, page by page. */
export async function allPages<Item>(
  read: (page: PageOptions) => Promise<{ readonly items: readonly Item[]; readonly next: string | null }>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> {
  const items: Item[] = []
  let after: string | null = null
  do {
    const limit = Math.min(PAGE, most - items.length)
    const page: { readonly items: readonly Item[]; readonly next: string | null } = await read(
      after === null ? { limit } : { limit, after },
    )
    items.push(...page.items)
    after = page.next
  } while (after !== null && items.length < most)
  return items
}

/** Pause and number of retries after too many calls (429). */
const PATIENCE = { wait: 5_000, times: 60 }

/** The response to a call, which is repeated after 429. */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await call()
    } catch (error) {
      if (problemIn(error)?.code !== 'tooMany' || time === PATIENCE.times) throw error
      await setTimeout(PATIENCE.wait)
    }
  }
}

/** The response to a call, or null after 404. */
export async function ifThere<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (problemIn(error)?.code === 'notFound') return null
    throw error
  }
}

/** The problem with which a call was refused; null: it failed otherwise. */
export function problemIn(error: unknown) {
  return error instanceof ManageError && error.failure.kind === 'problem' ? error.failure.problem : null
}

function sentenceOf(failure: ManageFailure, url: string): string {
  switch (failure.kind) {
    case 'network':
      return `No API answers at ${url} (${failure.message}): start it, or say where it is with FERIA_URL.`
    case 'timeout':
      return `The API at ${url} does not answer within ${failure.after / 1000} seconds.`
    case 'noApi':
      return `What answers at ${url} is not the API (${failure.status}): say where it is with FERIA_URL.`
    case 'contract':
      return `This is not understood: ${failure.issues.map(({ path, message }) => `${path}: ${message}`).join('; ')}`
    case 'problem': {
      const { code, detail, needs, errors = [] } = failure.problem
      if (code === 'unauthorized') return `The API at ${url} does not know this key, or it has ended: log in again.`
      if (code === 'forbidden') return `This key may not do that: it takes ${needs ?? 'another one'}.`
      return [detail, ...errors.map(({ path, message }) => `${path ? `${path}: ` : ''}${message}`)].join(' ')
    }
  }
}
