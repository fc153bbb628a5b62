import { chatDigits, type Product, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  BuyOptions,
  ChatLink,
  Link,
  useBuyForm,
  useCart,
  usePaths,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { useWords } from './words.ts'

/** The first reply under a product: into the order, or what can be done instead. */
export function Add({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const availability = productAvailability(product)
  if (availability !== 'available') return <Unavailable product={product} />
  if (product.message?.required)
    return (
      <Link href={paths.product(product)} className="reply">
        {t('charla.choose')}
        <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
      </Link>
    )
  return product.options.length > 0 ? <ChooseAndAdd product={product} /> : <AddNow product={product} />
}

function AddNow({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const count = useCountInOrder(product)
  return (
    <BuyForm buy={buy} className="add">
      <BuyButton className="reply">
        {count > 0 ? t('charla.inOrder', { count }) : t('product.addToCart')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
      <Refused outcome={buy.outcome} />
    </BuyForm>
  )
}

/** The choices unfold in place, before any script too. */
function ChooseAndAdd({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const count = useCountInOrder(product)
  return (
    <details className="add choose">
      <summary className="reply">
        {count > 0 ? t('charla.inOrder', { count }) : t('product.addToCart')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </summary>
      <BuyForm buy={buy} className="choose-form">
        <BuyOptions className="options" />
        <BuyButton className="button" />
        <Refused outcome={buy.outcome} />
      </BuyForm>
    </details>
  )
}

/** Why nothing was added; the live region says it too. */
export function Refused({ outcome }: { readonly outcome: ReturnType<typeof useBuyForm>['outcome'] }) {
  const t = useWords()
  return outcome && outcome !== 'added' ? <p className="refused">{t(`cart.refused.${outcome}`)}</p> : null
}

/** Sold out: the shop can be asked to say when it is back. On request: it can be asked for the price. */
export function Unavailable({
  product,
  className = 'reply',
}: {
  readonly product: Product
  readonly className?: string
}) {
  const t = useWords()
  const { shop } = useShop()
  const soldOut = productAvailability(product) === 'soldOut'
  const onRequest = product.active && product.price === null
  if (!chatDigits(shop.chatNumber) || !(soldOut || onRequest))
    return <p className={className}>{t(soldOut ? 'product.soldOut' : 'product.notAvailable')}</p>
  return (
    <ChatLink text={t(soldOut ? 'charla.tellMe' : 'charla.askPriceOf', { name: product.name })} className={className}>
      {t(soldOut ? 'charla.soldOutTell' : 'charla.askPrice')}
      <VisuallyHidden>{product.name}</VisuallyHidden>
    </ChatLink>
  )
}

/** Units of a product in the order, all of its variants together. */
function useCountInOrder(product: Pick<Product, 'id'>): number {
  return useCart()
    .lines.filter(({ productId }) => productId === product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
