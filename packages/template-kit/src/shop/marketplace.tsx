import type { Image, MarketplacePage, MarketplaceProduct } from '@store/core'
import type { ScreenViews } from '../design.ts'
import { ChatLink } from '../order/chat.tsx'
import { PageLinks } from '../parts/pagination.tsx'
import { useMoney, usePaths, useT } from '../shop-context.tsx'

/** Texts and image of a product of the marketplace. Some products have an id only. */
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

/** The word key of an empty marketplace: the supplier does not answer, has no products, or the shop has no supplier. */
export const noOffers = ({ listing, away }: ScreenViews['Marketplace']) =>
  away ? 'marketplace.away' : listing ? 'marketplace.empty' : 'marketplace.none'

/** Pages of the marketplace. */
export function MarketplacePages(props: {
  readonly listing: MarketplacePage & { readonly page: number }
  readonly className?: string
}) {
  const paths = usePaths()
  const { page, pages } = props.listing
  return <PageLinks page={page} pages={pages} href={paths.marketplace} className={props.className} />
}

/** A link to ask for the product by chat; the shop then orders it from the supplier. */
export function OfferChat(props: { readonly product: MarketplaceProduct; readonly className?: string }) {
  const t = useT()
  const { name } = useOffer(props.product)
  return (
    <ChatLink text={t('chat.product', { name, url: props.product.id })} className={props.className}>
      {t('footer.chat')}
    </ChatLink>
  )
}
