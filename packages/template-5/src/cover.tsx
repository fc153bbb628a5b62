import type { Product } from '@store/core'
import { Link, useMoney, usePaths, useSettings, useShop } from '@store/template-kit'
import type { CSSProperties, ReactNode } from 'react'
import { queryFor } from './catalog-links.ts'
import { foliosFor } from './folio.ts'
import { Folio, pageNumber } from './folio-mark.tsx'
import { type Issue, percentOf } from './issue.ts'
import { mastheadFor } from './masthead.ts'
import { Picture } from './picture.tsx'
import type { Settings } from './settings.ts'
import { TwoVoices } from './two-voices.tsx'
import { useWords } from './words.ts'

/**
 * The masthead behind the picture, and three cover lines: the newest category, the picture's own credit, the best
 * offer or, without one, what came in last.
 */
export function Cover({ issue, products }: { readonly issue: Issue; readonly products: readonly Product[] }) {
  const { shop } = useShop()
  const { rows, chars } = mastheadFor(shop.name)
  const { coverIsInk } = useSettings<Settings>()
  const t = useWords()
  const { cover } = issue
  return (
    <section className="cover" data-ink={coverIsInk ? '' : undefined}>
      <div
        className="cover-page"
        style={{ '--chars': chars, '--rows': rows.length } as CSSProperties}
        data-blank={cover ? undefined : ''}
      >
        <h1 className="masthead">
          {rows.map((row) => (
            <span key={row}>{row} </span>
          ))}
        </h1>
        {cover ? <CoverPicture product={cover} /> : <p className="cover-blank h2">{t('home.empty')}</p>}
        <div className="cover-lines">
          <CategoryLine products={products} />
          {cover && <ProductLine product={cover} />}
          {issue.offers[0] ? (
            <OfferLine product={issue.offers[0]} />
          ) : (
            issue.newIn[0] && <ProductLine product={issue.newIn[0]} />
          )}
        </div>
        <Folio page={1} className="cover-folio" />
      </div>
    </section>
  )
}

function CoverPicture({ product }: { readonly product: Product }) {
  const paths = usePaths()
  return (
    <Link href={paths.product(product)} className="cover-picture" aria-label={product.name}>
      <Picture product={product} sizes="(min-width: 48rem) 33vw, 66vw" priority />
    </Link>
  )
}

/** "Accesorios — Desde $ 89.900 — p. 12" */
function CategoryLine({ products }: { readonly products: readonly Product[] }) {
  const { categories } = useShop()
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const piecesOf = (name: string) => products.filter((product) => product.category?.name === name)
  const newest = categories.toSorted((a, b) => b.id - a.id).find(({ name }) => piecesOf(name).length > 0)
  if (!newest) return null
  const prices = piecesOf(newest.name).flatMap(({ price }) => price ?? [])
  return (
    <CoverLine
      href={paths.catalog(queryFor({ category: newest.name }))}
      title={<TwoVoices text={newest.name} italic="first" />}
      caption={[
        prices.length > 0 && t('issue.from', { price: money(Math.min(...prices)) }),
        t('issue.folio', { page: pageNumber(foliosFor(categories).category(newest.name)) }),
      ]}
    />
  )
}

/** "Vestido *Alba de tencel*": Tencel, oxblood — $ 289.900, choose a size. */
function ProductLine({ product }: { readonly product: Product }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const [option] = product.options
  return (
    <CoverLine
      href={paths.product(product)}
      title={<TwoVoices text={product.name} />}
      caption={[product.summary, product.price === null ? t('product.priceOnRequest') : money(product.price)]}
    >
      <span className="caption underlined">
        {option ? t('issue.chooseSize', { option: option.name.toLowerCase() }) : t('issue.look')}
      </span>
    </CoverLine>
  )
}

/** "*Hasta* 40 %", in the cover colour. */
function OfferLine({ product }: { readonly product: Product }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <CoverLine
      href={paths.catalog(queryFor({ promotion: true }))}
      title={<TwoVoices text={t('issue.upTo', { percent: percentOf(product) })} italic="first" />}
      caption={[t('issue.offers'), t('issue.folio', { page: pageNumber(foliosFor(categories).offers) })]}
      tone="cover"
    />
  )
}

function CoverLine(props: {
  readonly href: string
  readonly title: ReactNode
  readonly caption: readonly (string | false | null)[]
  readonly tone?: 'cover'
  readonly children?: ReactNode
}) {
  return (
    <Link href={props.href} className="cover-line" data-tone={props.tone}>
      <span className="cover-title">{props.title}</span>
      <span className="caption">{props.caption.filter(Boolean).join(' — ')}</span>
      {props.children}
    </Link>
  )
}
