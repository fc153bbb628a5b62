import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { awaitsPayment } from '@store/core'
import { readForm, searchOf } from '#app/checkout/form.server.ts'
import { asShopper } from '#app/http/api.server.ts'
import { formHeaders, notFound } from '#app/http/http.server.ts'
import { answerFromForm, chatView, isShopAnswer } from '#app/orders/chat-orders.server.ts'
import { useFollowOrder } from '#app/orders/follow-order.ts'
import { useForgetOrdered } from '#app/orders/forget-ordered.ts'
import { wasBeside } from '#app/orders/order-key.server.ts'
import { readPlacedOrder } from '#app/orders/orders.server.ts'
import { isUpload, proofProblemIn, sendProof } from '#app/orders/payment-proofs.server.ts'
import { payAgain, payView, REPEATED } from '#app/orders/payments.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { requireShop } from '#app/tenancy/shop.server.ts'
import { useReportPurchase } from '#app/third-parties/purchase.ts'

export const meta: MetaFunction<typeof loader> = ({ matches, params }) =>
  pageMeta(matches, ({ t }) => ({ title: `${t('nav.tracking')} ${params.number}`, path: null }))

export async function loader({ request, params }: LoaderFunctionArgs) {
  const tenant = await requireShop(request)
  const search = searchOf(request)
  const key = search.get('key') ?? ''
  const order = await readPlacedOrder(tenant, params.number ?? '', key)
  if (!order) throw notFound()
  return {
    order,
    pay: payView(tenant, order, key, { refusal: search.get('pago'), proof: proofProblemIn(search) }),
    chat: chatView(tenant, order, key),
    repeated: search.has(REPEATED),
    isBeside: wasBeside(request, tenant, { number: order.number, key }),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const tenant = await requireShop(request)
  const key = searchOf(request).get('key') ?? ''
  const order = await readPlacedOrder(tenant, params.number ?? '', key)
  if (!order) throw notFound()
  const opened = { number: order.number, key }
  if (isUpload(request)) throw await sendProof(tenant, opened, request, asShopper(request))
  const form = await readForm(request)
  if (isShopAnswer(form)) return answerFromForm(tenant, opened, form, asShopper(request))
  throw await payAgain(tenant, opened, form, asShopper(request))
}

export const headers = formHeaders

export default function OrderPlacedRoute() {
  const { chat, isBeside, ...read } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>() ?? null
  const view = { ...read, chat: chat && { ...chat, reply } }
  useForgetOrdered(view.order.lines, isBeside)
  useFollowOrder(view.order)
  useReportPurchase(view.order, !awaitsPayment(view.order))
  return <Screen name="OrderPlaced" view={view} />
}
