import type { LoaderFunctionArgs } from '@remix-run/node'
import { readNumbersCsv } from '#app/numbers/numbers-csv.server.ts'
import { readOfShop } from '#app/session/read.server.ts'

/** Exports the figures of a period as CSV, one row per day. */
export async function loader(args: LoaderFunctionArgs) {
  const csv = await readOfShop(args, (office, shop) =>
    readNumbersCsv(office, shop, new URL(args.request.url).searchParams),
  )
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${args.params.shop?.slice(0, 63)}-numbers.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
