import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'

/** What a look at a domain has seen; null: that could not be found out. */
type Seen = { readonly leadsHere: boolean | null; readonly certificate: 'valid' | 'missing' | 'unknown' } | null

/** How far a domain is, as its name servers and a browser see it: it takes seconds, so the page is there before. */
export const loader = async (args: LoaderFunctionArgs) => {
  const name = new URL(args.request.url).searchParams.get('name') ?? ''
  return Response.json(
    await readOfShop(args, ({ manage }, { shopId }) => manage.getDomainState({ params: { shopId, name } }), 'domain'),
  )
}

/** A look that fails, or is answered by something else, is no reason to show no page. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs): Promise<Seen> {
  const answer = await fetch(url, { signal }).catch(() => null)
  return answer?.ok ? answer.json().catch(() => null) : null
}

/** Looked at again by who shows it (`useDomainState`): a page that was changed does not wait for it. */
export const shouldRevalidate = () => false
