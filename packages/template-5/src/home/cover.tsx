import type { Product } from '@store/core'
import { type BannerMarks, Link, useBannerMarks, useMoney, usePaths, useSettings, useShop } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import type { ReactNode } from 'react'
import { mastheadRows } from '../parts/masthead.ts'
import { PageNumber, pageNumber } from '../parts/page-number.tsx'
import { pageNumbersFor } from '../parts/page-numbers.ts'
import { Picture } from '../parts/picture.tsx'
import { TwoPartTitle } from '../parts/two-part-title.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { BannerPicture } from './banner-picture.tsx'
import { type Issue, percentOf } from './issue.ts'

/**
 * The top of the home page: the shop's name behind a picture, and three links. They link to the first banner or the
 * newest category, to the product in the picture, and to the largest reduction (without one, to the newest product).
 */
export function Cover({ issue, products }: { readonly issue: Issue; readonly products: readonly Product[] }) {
  const { shop } = useShop()
  const { coverIsInk, banners } = useSettings<Settings>()
  const t = useWords()
  const { cover, line, reduction } = issue
  const [banner] = banners
  return (
    <section className="cover" data-ink={coverIsInk ? '' : undefined}>
      <div className="cover-page" style={mastheadRows(shop.name)}>
        <h1 className="masthead">{shop.name}</h1>
        <CoverPicture banner={banner} product={cover} blank={<p className="cover-blank h2">{t('home.empty')}</p>} />
        <div className="cover-lines">
          {banner?.title ? <BannerLine banner={banner} /> : <CategoryLine products={products} />}
          {cover && <ProductLine product={cover} />}
          {reduction ? <OfferLine product={reduction} /> : line && <ProductLine product={line} />}
        </div>
        <PageNumber page={1} className="cover-folio" />
      </div>
    </section>
  )
}

const COVER_SIZES = '(min-width: 48rem) 33vw, 100vw'

/** Not focusable and not read aloud: the texts beside it link to the same places. */
function CoverPicture(props: {
  readonly banner: Banner | undefined
  readonly product: Product | null
  readonly blank: ReactNode
}) {
  const { banner, product } = props
  const paths = usePaths()
  const [href, picture] = banner?.image
    ? [banner.href ?? paths.catalog(), <BannerPicture key="banner" banner={banner} at={0} sizes={COVER_SIZES} cover />]
    : product
      ? [paths.product(product), <Picture key="product" product={product} sizes={COVER_SIZES} priority decorative />]
      : [null, null]
  if (!href) return props.blank
  return (
    <Link href={href} className="cover-picture" tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  )
}

function BannerLine({ banner }: { readonly banner: Banner }) {
  const paths = usePaths()
  const marks = useBannerMarks()(0)
  return (
    <CoverLine
      href={banner.href ?? paths.catalog()}
      title={<TwoPartTitle text={banner.title} italic="first" />}
      caption={[banner.text]}
      marks={marks}
    >
      {banner.button && (
        <span className="caption underlined" {...marks.button}>
          {banner.button}
        </span>
      )}
    </CoverLine>
  )
}

/** The newest category that has products, with its lowest price and its page number. */
function CategoryLine({ products }: { readonly products: readonly Product[] }) {
  const { categories } = useShop()
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const productsOf = (name: string) => products.filter((product) => product.category?.name === name)
  const newest = categories.toSorted((a, b) => b.id - a.id).find(({ name }) => productsOf(name).length > 0)
  if (!newest) return null
  const prices = productsOf(newest.name).flatMap(({ price }) => price ?? [])
  return (
    <CoverLine
      href={paths.catalog({ category: newest.name })}
      title={<TwoPartTitle text={newest.name} italic="first" />}
      caption={[
        prices.length > 0 && t('issue.from', { price: money(Math.min(...prices)) }),
        t('issue.folio', { page: pageNumber(pageNumbersFor(categories).category(newest.name)) }),
      ]}
    />
  )
}

/** A product, with a link to choose its size where it has options. */
function ProductLine({ product }: { readonly product: Product }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const [option] = product.options
  return (
    <CoverLine
      href={paths.product(product)}
      title={<TwoPartTitle text={product.name} />}
      caption={[product.summary, product.price === null ? t('product.priceOnRequest') : money(product.price)]}
    >
      <span className="caption underlined">
        {option ? t('issue.chooseSize', { option: option.name.toLowerCase() }) : t('product.see')}
      </span>
    </CoverLine>
  )
}

/** The largest reduction, in the cover colour. */
function OfferLine({ product }: { readonly product: Product }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <CoverLine
      href={paths.catalog({ promotion: true })}
      title={<TwoPartTitle text={t('issue.upTo', { percent: percentOf(product) })} italic="first" />}
      caption={[t('issue.offers'), t('issue.folio', { page: pageNumber(pageNumbersFor(categories).offers) })]}
      tone="cover"
    />
  )
}

function CoverLine(props: {
  readonly href: string
  readonly title: ReactNode
  readonly caption: readonly (string | false | null)[]
  readonly tone?: 'cover'
  readonly marks?: BannerMarks
  readonly children?: ReactNode
}) {
  const { marks } = props
  return (
    <Link href={props.href} className="cover-line" data-tone={props.tone} {...marks?.link}>
      <span className="cover-title" {...marks?.title}>
        {props.title}
      </span>
      <span className="caption" {...marks?.text}>
        {props.caption.filter(Boolean).join(' — ')}
      </span>
      {props.children}
    </Link>
  )
}
