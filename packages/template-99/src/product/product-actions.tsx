import { chatDigits, type Product, productAvailability } from '@store/core'
import { ChatLink, useAddress, usePaths, useShare, useShop } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * Links to ask about a product by chat, and to share it (L9). The chat link is only for available products;
 * `Unavailable` has one for the others.
 */
export function ProductActions({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { name, price } = product
  const path = paths.product(product)
  const url = useAddress(path)
  const { share, copy, copied } = useShare({
    title: name,
    text: t('product.shareText', { name, shop: shop.name }),
    path,
  })
  return (
    <ul className="chips">
      {chatDigits(shop.chatNumber) && price !== null && productAvailability(product) === 'available' && (
        <li>
          <ChatLink text={t('chat.product', { name, url })} className="chip">
            {t('charla.ask')}
          </ChatLink>
        </li>
      )}
      {(share ?? copy) && (
        <li>
          <button type="button" className="chip" onClick={share ?? copy ?? undefined}>
            {t(share ? 'product.share' : copied ? 'product.linkCopied' : 'product.copyLink')}
          </button>
        </li>
      )}
    </ul>
  )
}
