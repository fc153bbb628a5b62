import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { searchOf } from '#app/checkout/form.server.ts'
import { asShopper } from '#app/http/api.server.ts'
import { formHeaders } from '#app/http/http.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { openGate, returnAddress } from '#app/tenancy/gate.server.ts'
import { findShop } from '#app/tenancy/shop.server.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, () => ({ title: null, path: null }))

/** S1: redirects visitors who already have access, or for whom nothing is locked. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await findShop(request)
  const returnTo = returnAddress(tenant, searchOf(request).get('to'))
  if (request.method === 'GET' && tenant.status !== 'locked') throw redirect(returnTo)
  return data({ reply: null, returnTo }, { status: 403 })
}

export async function action({ request }: ActionFunctionArgs) {
  return openGate(request, await findShop(request), asShopper(request))
}

export const headers = formHeaders

export default function AccessRoute() {
  const data = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  return <Screen name="Locked" view={answered ?? data} />
}
