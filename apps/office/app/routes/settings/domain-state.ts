import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'

/** The result of a check of a domain; null: the check failed. */
type Seen = { readonly pointsHere: boolean | null; readonly certificate: 'valid' | 'missing' | 'unknown' } | null

/** Checks a domain's name servers and certificate. This takes seconds, so the page is loaded before. */
export const loader = async (args: LoaderFunctionArgs) => {
  const name = new URL(args.request.url).searchParams.get('name') ?? ''
  return Response.json(
    await readOfShop(args, ({ manage }, { shopId }) => manage.getDomainState({ params: { shopId, name } }), 'domain'),
  )
}

/** A failed check, or a response that is not its JSON, must not break the page. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs): Promise<Seen> {
  const answer = await fetch(url, { signal }).catch(() => null)
  return answer?.ok ? answer.json().catch(() => null) : null
}

/** Loaded by `useDomainState` only, so that other actions do not wait for the check. */
export const shouldRevalidate = () => false
