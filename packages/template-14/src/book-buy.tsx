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

/** "Apilar": puts a book on the pile; one with editions opens their list, one that is out is asked for by chat. */
export function BookBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const availability = productAvailability(product)
  if (product.price === null) return null
  if (availability !== 'available') return <Missing product={product} isOut={availability === 'soldOut'} />
  if (hasVariants(product) || product.message?.required)
    return (
      <QuickViewLink product={product} className="pile-up" label={t('anaquel.choose')}>
        {t('anaquel.choose')}
      </QuickViewLink>
    )
  return <QuickPile product={product} />
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
