import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { RETURN_LIMITS } from '@store/core'
import { isKey } from '#app/checkout/form.server.ts'
import { asShopper } from '#app/http/api.server.ts'
import { notFound } from '#app/http/http.server.ts'
import { returnFromPayment } from '#app/orders/payments.server.ts'
import { requireShop } from '#app/tenancy/shop.server.ts'

/** Providers return the browser by GET, with their data in the address … */
export const loader = ({ request, params }: LoaderFunctionArgs) => read(request, params, [])

/** … or by a form on their own site (Flow), with which the browser sends none of our cookies. */
export const action = async ({ request, params }: ActionFunctionArgs) =>
  // Data that a provider sends with the redirect is only a hint: the payer sees their order without it, too.
  read(request, params, [...(await request.formData().catch(() => []))])

async function read(
  request: Request,
  { number = '', attempt = '' }: LoaderFunctionArgs['params'],
  posted: readonly (readonly [string, FormDataEntryValue])[],
): Promise<Response> {
  const tenant = await requireShop(request)
  const search = new URL(request.url).searchParams
  const key = search.get('key') ?? ''
  if (!/^[1-9]\d{0,11}$/.test(number) || !/^[1-9]\d{0,4}$/.test(attempt) || !isKey(key)) throw notFound()
  search.delete('key')
  const parameters = [...search, ...posted].flatMap(([name, value]) =>
    typeof value === 'string' && name.length <= RETURN_LIMITS.name && value.length <= RETURN_LIMITS.value
      ? [[name, value] as const]
      : [],
  )
  const order = { number: Number(number), attempt: Number(attempt), key }
  return returnFromPayment(
    tenant,
    order,
    Object.fromEntries(parameters.slice(0, RETURN_LIMITS.parameters)),
    asShopper(request),
  )
}
