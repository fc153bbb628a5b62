import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** Leads to the preview of a product, whose address is made when it is asked for. */
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

/** Nobody sees it. With it, a failure is a page of the office that says what happened. */
export default function ProductPreview() {
  return null
}
