import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** Redirects to the preview of a version of the appearance, whose address is created on request. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const version = Number(args.params.version)
      if (!Number.isSafeInteger(version) || version <= 0) throw data(null, { status: 404 })
      const { url } = await manage.previewAppearanceVersion({ params: { shopId, version } })
      throw redirect(url)
    },
    'appearance',
  )

/** Never rendered. A route with a component has error pages of the office. */
export default function AppearanceVersion() {
  return null
}
