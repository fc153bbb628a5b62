import type { Product } from '@store/core'
import { Link, usePaths, visuallyHidden } from '@store/template-kit'
import { Grid } from '../parts/grid.tsx'
import { useWords } from '../words.ts'

const MOST = 12

/** Product lists behind tabs: radio buttons and a style rule, so that they work without JavaScript. */
export function Tabs(props: {
  readonly lists: {
    readonly bestSellers: readonly Product[]
    readonly products: readonly Product[]
  }
}) {
  const t = useWords()
  const paths = usePaths()
  const { bestSellers, products } = props.lists
  const tabs = [
    { id: 'recommended', name: t('volt.recommended'), products, href: paths.catalog() },
    {
      id: 'best',
      name: t('home.bestSellers'),
      products: bestSellers,
      href: paths.catalog({ sort: 'bestSellers' }),
    },
  ].filter((tab) => tab.products.length > 0)
  if (tabs.length === 0) return null
  return (
    <section className="section tabs" aria-label={t('volt.tabs')}>
      {tabs.map(({ id }, i) => (
        <input key={id} type="radio" name="tab" id={`tab-${id}`} defaultChecked={i === 0} />
      ))}
      <div className="tab-names wraps">
        {tabs.map(({ id, name }) => (
          <label key={id} htmlFor={`tab-${id}`}>
            {name}
          </label>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} className="tab-panel">
          <h2 {...visuallyHidden}>{tab.name}</h2>
          <Grid products={tab.products.slice(0, MOST)} />
          <p>
            <Link href={tab.href} className="link">
              {t('home.seeAll')}: {tab.name}
            </Link>
          </p>
        </div>
      ))}
    </section>
  )
}
