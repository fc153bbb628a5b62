import type { LoaderFunctionArgs } from '@remix-run/node'
import { timeZoneOf } from '@store/core'
import { queryIn } from '#app/log/read-log.server.ts'
import { readOfShop } from '#app/session/read.server.ts'

/** Exports the log as CSV, with the filters of its page. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async ({ manage }, { shopId, country }) => {
    const { query } = queryIn(args.request.url, timeZoneOf(country))
    const table = await manage.exportAuditLog({ params: { shopId }, query })
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    for (const name of ['content-type', 'content-disposition']) headers.set(name, table.headers.get(name) ?? '')
    return new Response(table.body, { headers })
  })
