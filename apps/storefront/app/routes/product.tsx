import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { shopPath } from '@store/core'
import { readProduct } from '#app/catalog/catalog.server.ts'
import { page } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { shownTemplate } from '#app/page/shown-template.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, ({ t }) => {
    if (!data) return { title: t('error.notFound.title'), path: null }
    const { name, summary, seoTitle, seoDescription, images, slug } = data.product
    const description = seoDescription ?? summary
    return { title: name, ownTitle: seoTitle, description, image: images[0]?.src, path: shopPath('product', slug) }
  })

/** Longer than any product's address. An address may have 16 kB, more than the API accepts. */
const MAX_SLUG = 500

export const loader = page({
  middleware: 'open',
  validate: ({ params }) => (params.product ?? '').length <= MAX_SLUG,
  async load(tenant, { params, request }) {
    const view = await readProduct(tenant, shownTemplate(tenant, request), params.product ?? '')
    // The API reads only the end of a slug; other slugs redirect to the product's one address.
    const slug = view?.product.slug ?? params.product
    if (slug !== params.product) throw redirect(tenant.mount + shopPath('product', slug ?? ''), 301)
    return view
  },
})

export default function ProductRoute() {
  const view = useLoaderData<typeof loader>()
  return <Screen key={view.product.id} name="Product" view={view} />
}
