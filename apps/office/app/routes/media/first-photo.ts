import type { ActionFunctionArgs } from '@remix-run/node'
import { ManageError } from '@store/api-client/manage'
import * as z from 'zod'
import { requireSession } from '#app/session/office.server.ts'
import { shopOf } from '#app/session/read.server.ts'

const Sent = z.strictObject({ productId: z.int().positive(), src: z.string().max(300) })

/**
 * Sets the photo of the first product, which was taken before the shop was opened; a product that has photos is left
 * unchanged.
 */
export async function action(args: ActionFunctionArgs) {
  const office = requireSession(args)
  const { shopId } = await shopOf(args, office)
  const sent = Sent.safeParse(await args.request.json().catch(() => null))
  if (!sent.success) return new Response(null, { status: 400 })
  const { productId: id, src } = sent.data
  const { manage } = office
  try {
    const { images, revision } = await manage.getProduct({ params: { shopId, id } })
    if (images.length === 0)
      await manage.changeProduct({ params: { shopId, id }, revision, body: { images: [{ src, alt: null }] } })
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof ManageError)) throw error
    return new Response(null, { status: error.failure.kind === 'problem' ? error.failure.problem.status : 503 })
  }
}
