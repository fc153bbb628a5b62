import type { LoaderFunctionArgs } from '@remix-run/node'
import { initialIcon } from '#app/discovery/icon.ts'
import { publish } from '#app/discovery/publish.server.ts'

/** The icon of a shop without a logo. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  publish(request, 'image/svg+xml', ({ content }) => initialIcon(content.shop.name))
