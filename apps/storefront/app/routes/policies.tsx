import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { POLICY_KINDS, POLICY_SLUGS } from '@store/core'
import { page } from '#app/page.server.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, ({ t, paths }) => {
    const { kind = null } = data ?? {}
    if (kind) return { title: t(`policy.${kind}`), path: paths.policy(kind) }
    const isEmpty = !data || POLICY_KINDS.every((each) => !data.policies[each])
    return { title: t('policies.title'), path: isEmpty ? null : paths.terms() }
  })

const NONE = { shipping: null, payments: null, privacy: null, warranty: null, returns: null, exchange: null }
const kindOf = (slug: string | undefined) => POLICY_KINDS.find((kind) => POLICY_SLUGS[kind] === slug) ?? null

/** R8 without a kind; R15 with one: only what the shop has written is there. */
export const loader = page({
  middleware: 'shop',
  validate: ({ params }, { content }) => {
    const kind = kindOf(params.kind)
    return params.kind === undefined || (kind !== null && Boolean(content.policies?.[kind]))
  },
  load: ({ content }, { params }) => ({ policies: content.policies ?? NONE, kind: kindOf(params.kind) }),
})

export default function PoliciesRoute() {
  return <Screen name="Policies" view={useLoaderData<typeof loader>()} />
}
