import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FIELD_LIMITS, withMessages } from '@store/core'
import { requestedItems, useBoughtLines } from '@store/template-kit'
import { useMemo } from 'react'
import { placeFromForm, readCheckoutView } from '#app/checkout/checkout.server.ts'
import { useCheckoutOfCart } from '#app/checkout/checkout-of-cart.ts'
import { unpackCities } from '#app/checkout/city-list.ts'
import { useCountCheckout } from '#app/checkout/count-checkout.ts'
import { readForm, searchOf } from '#app/checkout/form.server.ts'
import { asShopper } from '#app/http/api.server.ts'
import { formHeaders } from '#app/http/http.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { requireOpenShop } from '#app/tenancy/shop.server.ts'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, ({ t }) => ({ title: t('cart.checkout'), path: null }))

export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await requireOpenShop(request)
  // On a submitted form both loader and action return a view; the action's is shown.
  if (request.method === 'POST') return null
  const search = searchOf(request)
  const byChat = search.has('chat')
  const query = {
    items: requestedItems(search) ?? '',
    coupon: (search.get('coupon') ?? '').slice(0, FIELD_LIMITS.coupon),
    byChat,
  }
  return readCheckoutView(tenant, query, request, asShopper(request))
}

export async function action({ request }: ActionFunctionArgs) {
  const tenant = await requireOpenShop(request)
  return placeFromForm(tenant, await readForm(request), request, asShopper(request))
}

export const headers = formHeaders

export default function CheckoutRoute() {
  const answered = useActionData<typeof action>()
  const data = useLoaderData<typeof loader>()
  useCountCheckout(answered ? null : (data?.items ?? null))
  useCheckoutOfCart(answered ? null : (data?.items ?? null), data?.chat.chosen ?? false)
  const packed = answered ?? data
  const bought = useBoughtLines(packed?.cart ?? null)
  const view = useMemo(() => {
    if (!packed) return null
    const { quote } = packed
    return {
      ...packed,
      cities: unpackCities(packed.cities),
      quote: { ...quote, lines: withMessages(quote.lines, bought) },
    }
  }, [packed, bought])
  return view && <Screen name="Checkout" view={view} />
}
