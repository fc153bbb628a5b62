import type { LoaderFunctionArgs } from '@remix-run/node'
import { appManifest } from '#app/discovery/app-manifest.ts'
import { publish } from '#app/discovery/publish.server.ts'
import { readThemeColors } from '#app/templates/template-settings.server.ts'

/** R16. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  publish(request, 'application/manifest+json', ({ content, templateId, settings }) =>
    JSON.stringify(appManifest(content.shop, readThemeColors(templateId, settings), content.logo)),
  )
