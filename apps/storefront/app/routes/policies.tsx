import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { POLICY_KINDS, POLICY_SLUGS } from '@store/core'
import { page } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, ({ t, paths }) => {
    const { kind = null } = data ?? {}
    if (kind) return { title: t(`policy.${kind}`), path: paths.policy(kind) }
    const isEmpty = !data || POLICY_KINDS.every((each) => !data.policies[each])
    return { title: t('policies.title'), path: isEmpty ? null : paths.terms() }
  })

const NONE = { shipping: null, payments: null, privacy: null, warranty: null, returns: null, exchange: null }
const kindOf = (slug: string | undefined) => POLICY_KINDS.find((kind) => POLICY_SLUGS[kind] === slug) ?? null

/** R8 without a kind; R15 with one. A policy that the shop has not written is a 404. */
export const loader = page({
  middleware: 'shop',
  load: async (tenant, { params }) => {
    const kind = kindOf(params.kind)
    if (params.kind === undefined) return { policies: tenant.content.policies ?? NONE, kind }
    if (kind === null) return null
    const { policies } = tenant.content
    return policies?.[kind] ? { policies, kind } : null
  },
})

export default function PoliciesRoute() {
  return <Screen name="Policies" view={useLoaderData<typeof loader>()} />
}
