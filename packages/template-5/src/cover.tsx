import type { Product } from '@store/core'
import { Link, useMoney, usePaths, useShop, useT } from '@store/template-kit'
import type { ReactNode } from 'react'
import { queryFor } from './catalog-links.ts'
import { foliosFor } from './folio.ts'
import { Folio, pageNumber } from './folio-mark.tsx'
import type { Issue } from './issue.ts'
import { percentOf } from './issue.ts'
import { mastheadFor } from './masthead.ts'
import { Picture } from './picture.tsx'
import { TwoVoices } from './two-voices.tsx'

/** The masthead behind the picture, and three cover lines: the newest category, the picture's own credit, the best offer. */
export function Cover({ issue, products }: { issue: Issue; products: readonly Product[] }) {
  const { shop, categories } = useShop()
  const t = useT()
  const money = useMoney()
  const paths = usePaths()
  const folios = foliosFor(categories)
  const { rows, chars } = mastheadFor(shop.name)
  const folio = (page: number) => t('portada.folio', { page: pageNumber(page) })
  const { cover, offers } = issue
  const newest = categories
    .toSorted((a, b) => b.id - a.id)
    .find((category) => products.some((one) => one.category?.name === category.name))
  const from = newest && lowestPrice(products.filter((one) => one.category?.name === newest.name))
  const percent = offers[0] ? percentOf(offers[0]) : 0
  return (
    <section className="cover">
      <div className="cover-page" style={{ '--chars': chars, '--rows': rows.length } as React.CSSProperties}>
        <h1 className="masthead">
          {rows.map((row) => (
            <span key={row}>{row} </span>
          ))}
        </h1>
        {cover && (
          <Link href={paths.product(cover)} className="cover-picture" aria-label={cover.name}>
            <Picture product={cover} sizes="(min-width: 48rem) 33vw, 66vw" eager />
          </Link>
        )}
        <div className="cover-lines">
          {newest && (
            <CoverLine
              href={paths.catalog(queryFor({ category: newest.name }))}
              title={<TwoVoices text={newest.name} italic="first" />}
              caption={[from ? t('portada.from', { price: money(from) }) : null, folio(folios.category(newest.name))]}
            />
          )}
          {cover && (
            <CoverLine
              href={paths.product(cover)}
              title={<TwoVoices text={cover.name} />}
              caption={[cover.summary, cover.price === null ? null : money(cover.price)]}
            >
              <span className="caption underlined">{t(cover.options.length ? 'portada.choose' : 'portada.look')}</span>
            </CoverLine>
          )}
          {percent > 0 && (
            <CoverLine
              tone="cover"
              href={paths.catalog(queryFor({ promotion: true }))}
              title={<TwoVoices text={t('portada.upTo', { percent })} italic="first" />}
              caption={[t('portada.offers'), folio(folios.offers)]}
            />
          )}
        </div>
        <Folio page={folios.home} className="cover-folio" />
      </div>
    </section>
  )
}

type CoverLineProps = {
  href: string
  title: ReactNode
  caption: readonly (string | null)[]
  tone?: 'cover'
  children?: ReactNode
}

function CoverLine({ href, title, caption, tone, children }: CoverLineProps) {
  return (
    <Link href={href} className="cover-line" data-tone={tone}>
      <span className="cover-title">{title}</span>
      <span className="caption">{caption.filter(Boolean).join(' — ')}</span>
      {children}
    </Link>
  )
}

const lowestPrice = (products: readonly Product[]) => {
  const prices = products.flatMap((product) => product.price ?? [])
  return prices.length ? Math.min(...prices) : null
}
