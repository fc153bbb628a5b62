import type { LoaderFunctionArgs } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** How long a large catalogue may take, in milliseconds. */
const TIMEOUT = 60_000

/** The shop's products as a CSV file, handed on from the API as it comes. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async ({ manage }, { shopId, subdomain }) => {
    const { body } = await manage.exportProducts({ params: { shopId } }, { timeout: TIMEOUT })
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${subdomain}.csv"`,
        'cache-control': 'no-store',
      },
    })
  })
