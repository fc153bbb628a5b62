import type { Product as ProductData } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { Breadcrumbs, usePaths, useT } from '@store/template-kit'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductInformation } from './product-information.tsx'

export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useT()
  return (
    <>
      <article className="frame product">
        <ProductSteps product={product} />
        <div className="product-top" key={product.id}>
          <Gallery product={product} />
          <BuyBox product={product} financing={financing} />
        </div>
        <ProductInformation product={product} description={description} policies={policies} />
      </article>
      <section className="frame shelf">
        <h2>{t('product.related')}</h2>
        {related.length > 0 ? (
          <ProductGrid products={related.slice(0, 12)} />
        ) : (
          <p className="muted">{t('product.noRelated')}</p>
        )}
      </section>
    </>
  )
}

function ProductSteps({ product }: { readonly product: ProductData }) {
  const t = useT()
  const paths = usePaths()
  const { category, name } = product
  const steps = [
    { name: t('nav.home'), href: paths.home() },
    { name: t('catalog.title'), href: paths.catalog() },
    ...(category ? [{ name: category.name, href: paths.catalog({ category: category.name }) }] : []),
    { name },
  ]
  return <Breadcrumbs steps={steps} className="steps" />
}
