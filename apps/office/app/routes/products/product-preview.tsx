import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** Redirects to the preview of a product, whose address is created on request. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const id = Number(args.params.id)
      if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 })
      const { url } = await manage.previewProduct({ params: { shopId, id } })
      throw redirect(url)
    },
    'products',
  )

/** Never rendered. A route with a component has error pages of the office. */
export default function ProductPreview() {
  return null
}
