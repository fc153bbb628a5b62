import type { CatalogQuery, Product } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import {
  ArrowIcon,
  ChatLink,
  imageUrl,
  Link,
  useAbout,
  useMark,
  usePaths,
  useSettings,
  useShop,
  useT,
} from '@store/template-kit'
import type { CommonSettings } from '@store/template-kit/settings'
import { ArticleCard } from './article-card.tsx'
import { Banners } from './banners.tsx'
import { ProductGrid } from './product-grid.tsx'

const MOST = 12

export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useT()
  const paths = usePaths()
  const isEmpty = products.length + promotions.length + bestSellers.length === 0
  return (
    <>
      <Welcome />
      <Banners />
      <Categories />
      {isEmpty && <p className="frame empty">{t('home.empty')}</p>}
      <Shelf title={t('home.promotions')} products={promotions.slice(0, MOST)} query={{ promotion: true }} />
      <Shelf title={t('home.bestSellers')} products={bestSellers.slice(0, MOST)} query={{ sort: 'bestSellers' }} />
      <Shelf title={t('home.catalog')} products={products} query={{}} />
      {articles.length > 0 && (
        <section className="frame shelf">
          <div className="shelf-head">
            <h2>{t('nav.blog')}</h2>
            <Link href={paths.blog()} aria-label={t('label.of', { label: t('home.seeAll'), name: t('nav.blog') })}>
              {t('home.seeAll')} <ArrowIcon />
            </Link>
          </div>
          <ul className="grid blog-grid">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The merchant's headline, or the shop's name. */
function Welcome() {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
  const { headline } = useSettings<Partial<CommonSettings>>()
  const text = useAbout()
  const mark = useMark()
  return (
    <section className="frame welcome">
      <h1 {...mark('headline')}>{headline || shop.name}</h1>
      {text && <p {...mark('description')}>{text}</p>}
      <p className="welcome-actions">
        <Link href={paths.catalog()} className="button">
          {t('nav.allProducts')}
        </Link>
        <ChatLink text={t('chat.hello', { shop: shop.name })} className="button chat-button">
          {t('footer.chat')}
        </ChatLink>
      </p>
    </section>
  )
}

function Categories() {
  const t = useT()
  const paths = usePaths()
  const { categories } = useShop()
  if (categories.length === 0) return null
  return (
    <nav className="frame categories" aria-label={t('nav.categories')}>
      <ul>
        {categories.map(({ id, name, image }) => (
          <li key={id}>
            <Link href={paths.catalog({ category: name })}>
              {image && <img src={imageUrl(image, 96)} alt="" width={40} height={40} loading="lazy" />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Shelf(props: {
  readonly title: string
  readonly products: readonly Product[]
  readonly query: Partial<CatalogQuery>
}) {
  const t = useT()
  const paths = usePaths()
  if (props.products.length === 0) return null
  return (
    <section className="frame shelf">
      <div className="shelf-head">
        <h2>{props.title}</h2>
        <Link
          href={paths.catalog(props.query)}
          aria-label={t('label.of', { label: t('home.seeAll'), name: props.title })}
        >
          {t('home.seeAll')} <ArrowIcon />
        </Link>
      </div>
      <ProductGrid products={props.products} />
    </section>
  )
}
