import { type ActionFunctionArgs, data } from '@remix-run/node'
import { MAX_CART_LINES } from '@store/core'
import * as z from 'zod'
import { readCartAnswer } from '#app/catalog/cart.server.ts'
import { readJson } from '#app/checkout/form.server.ts'
import { requireShop } from '#app/tenancy/shop.server.ts'

/** More lines than any real cart. */
const Question = z.object({ ids: z.array(z.int().positive()).min(1).max(MAX_CART_LINES) })

/** S4, S6: current products of a cart, and the rules for its totals. */
export async function action({ request }: ActionFunctionArgs) {
  const tenant = await requireShop(request)
  const question = Question.safeParse(await readJson(request))
  if (!question.success) return data({ message: `ids: 1 to ${MAX_CART_LINES} product ids` }, { status: 400 })
  return Response.json(await readCartAnswer(tenant, question.data.ids), { headers: { 'Cache-Control': 'no-store' } })
}
