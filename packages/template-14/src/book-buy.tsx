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
import { useWords } from './words.ts'

/** "Apilar": puts a book on the pile or shows more of it; one with editions opens their list, one that is out is asked for by chat. */
export function BookBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const availability = productAvailability(product)
  const isThere = product.price !== null && availability === 'available'
  if (isThere && (hasVariants(product) || product.message?.required))
    return (
      <div className="book-buy">
        <QuickViewLink product={product} className="pile-up" label={t('anaquel.choose')}>
          {t('anaquel.choose')}
        </QuickViewLink>
      </div>
    )
  return (
    <div className="book-buy">
      {isThere ? (
        <QuickPile product={product} />
      ) : (
        product.price !== null && <Missing product={product} isOut={availability === 'soldOut'} />
      )}
      <QuickViewLink product={product} className="pile-up" />
    </div>
  )
}

function QuickPile({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  return (
    <BuyForm buy={buy}>
      <BuyButton className="pile-up">
        {t(buy.outcome === 'added' ? 'product.added' : 'product.addToCart')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}

/** Out of print here: a bookseller goes and looks for it. */
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
          <ChatLink text={t('anaquel.lookFor', { name: product.name, url })} className="pile-up">
            {t('anaquel.weLook')}
          </ChatLink>
        </>
      )}
    </p>
  )
}
