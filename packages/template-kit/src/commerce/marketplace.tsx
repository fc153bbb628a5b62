import type { Image, MarketplacePage, MarketplaceProduct } from '@store/core'
import { Link } from '../host.tsx'
import { ArrowIcon } from '../parts/icons.tsx'
import { useMoney, usePaths, useT } from '../shop-context.tsx'

/** A product of the marketplace in words: of some, nothing is known but a number (wire-format §22). */
export function useOffer(product: MarketplaceProduct) {
  const t = useT()
  const money = useMoney()
  const { id, price, units } = product
  const image: Image | null = product.images[0] ? { src: product.images[0], alt: null } : null
  return {
    name: product.name || t('marketplace.unnamed', { id }),
    price: price === null ? t('product.priceOnRequest') : money(price),
    availability: units === null ? null : units > 0 ? t('product.left', { count: units }) : t('product.soldOut'),
    image,
  } as const
}

/** To the page before and the page after. */
export function MarketplacePages(props: {
  readonly listing: MarketplacePage & { readonly page: number }
  readonly className?: string
}) {
  const t = useT()
  const paths = usePaths()
  const { page, pages } = props.listing
  if (pages < 2) return null
  return (
    <nav aria-label={t('pages.label')} className={props.className} data-pagination="">
      {page > 1 && (
        <Link href={paths.marketplace(page - 1)} rel="prev" data-page="back">
          <ArrowIcon direction="left" /> {t('pages.back')}
        </Link>
      )}
      <p>{t('pages.of', { page, count: pages })}</p>
      {page < pages && (
        <Link href={paths.marketplace(page + 1)} rel="next" data-page="next">
          {t('pages.next')} <ArrowIcon />
        </Link>
      )}
    </nav>
  )
}
