import type { ActionFunctionArgs } from '@remix-run/node'
import { ManageError } from '@store/api-client/manage'
import { requireSession } from '#app/session/office.server.ts'
import { shopOf } from '#app/session/read.server.ts'
import { MOST_COUNTED } from '#app/stock/count-draft.ts'

const KEY = /^[\w-]{16,64}$/

/** Submits what was counted on a device; returns the id of the count. The key makes a repeated submit the same count. */
export async function action(args: ActionFunctionArgs) {
  const office = requireSession(args)
  const { shopId } = await shopOf(args, office)
  const sent = (await args.request.json().catch(() => null)) as {
    readonly key?: unknown
    readonly rows?: unknown
  } | null
  if (typeof sent?.key !== 'string' || !KEY.test(sent.key) || !Array.isArray(sent.rows))
    return new Response(null, { status: 400 })
  const rows = sent.rows.slice(0, MOST_COUNTED).map((row: Record<string, unknown> | null) => ({
    productId: Number(row?.productId),
    variantId: Number(row?.variantId),
    counted: Number(row?.counted),
    seen: Number(row?.seen),
  }))
  try {
    const { id } = await office.manage.createStockCount(
      { params: { shopId }, body: { rows } },
      { idempotencyKey: sent.key },
    )
    return Response.json({ id }, { status: 201 })
  } catch (error) {
    if (!(error instanceof ManageError)) throw error
    const { failure } = error
    const status = failure.kind === 'problem' ? failure.problem.status : failure.kind === 'contract' ? 422 : 503
    return new Response(null, { status })
  }
}
