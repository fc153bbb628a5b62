import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportFile } from '#app/data/exports.server.ts'
import { readOfShop } from '#app/session/read.server.ts'

/** Downloads an export of the shop. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) =>
    exportFile(office, shop, args.params.file ?? '', new URL(args.request.url).searchParams),
  )
