import type { LoaderFunctionArgs } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** How far a domain is, as its name servers and a browser see it: it takes seconds, so the page is there before. */
export const loader = async (args: LoaderFunctionArgs) => {
  const name = new URL(args.request.url).searchParams.get('name') ?? ''
  return Response.json(
    await readOfShop(args, ({ manage }, { shopId }) => manage.getDomainState({ params: { shopId, name } }), 'domain'),
  )
}
