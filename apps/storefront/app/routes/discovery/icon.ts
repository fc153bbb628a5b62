import type { LoaderFunctionArgs } from '@remix-run/node'
import { publish } from '#app/discovery/publish.server.ts'
import { initialIcon } from '#app/icon.ts'

/** The icon of a shop without a logo. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  publish(request, 'image/svg+xml', ({ content }) => initialIcon(content.shop.name))
