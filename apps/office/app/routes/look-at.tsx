import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** Leads to the preview of a version of the shop's look, whose address is made when it is asked for. */
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

/** Nobody sees it. With it, a failure is a page of the office that says what happened. */
export default function LookAt() {
  return null
}
