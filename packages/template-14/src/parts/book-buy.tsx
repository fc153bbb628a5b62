import { hasVariants, type Product, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  ChatLink,
  QuickViewLink,
  useAddress,
  useBuyForm,
  usePaths,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * The button of a book: adds it to the cart, or one more of it. A book with options opens the quick view; one that is
 * sold out has a link to ask by chat.
 */
export function BookBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const availability = productAvailability(product)
  const isThere = product.price !== null && availability === 'available'
  if (isThere && (hasVariants(product) || product.message?.required))
    return (
      <div className="book-buy">
        <QuickViewLink product={product} className="link pile-up" label={t('anaquel.choose')}>
          {t('anaquel.choose')}
        </QuickViewLink>
      </div>
    )
  return (
    <div className="book-buy">
      {isThere ? (
        <QuickAdd product={product} />
      ) : (
        product.price !== null && <Missing product={product} isOut={availability === 'soldOut'} />
      )}
      <QuickViewLink product={product} className="link pile-up" />
    </div>
  )
}

function QuickAdd({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  return (
    <BuyForm buy={buy}>
      <BuyButton className="link pile-up">
        {t(buy.outcome === 'added' ? 'product.added' : 'product.addToCart')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}

/** A sold out book: a link to ask the shop by chat for it. */
function Missing({ product, isOut }: { readonly product: Product; readonly isOut: boolean }) {
  const t = useWords()
  const { shop } = useShop()
  const url = useAddress(usePaths().product(product))
  return (
    <p className="missing">
      {t(isOut ? 'product.soldOut' : 'product.notAvailable')}
      {isOut && shop.chatNumber && (
        <>
          {' — '}
          <ChatLink text={t('anaquel.lookFor', { name: product.name, url })} className="link pile-up">
            {t('anaquel.weLook')}
          </ChatLink>
        </>
      )}
    </p>
  )
}
