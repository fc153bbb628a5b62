import type { LoaderFunctionArgs } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'
import { findStock } from '#app/stock/read-countable.server.ts'

/** Searches stock for the counting page, beyond the rows that it was loaded with. */
export const loader = async (args: LoaderFunctionArgs) => {
  const typed = new URL(args.request.url).searchParams.get('q') ?? ''
  return Response.json(await readOfShop(args, (office, shop) => findStock(office, shop, typed)))
}
