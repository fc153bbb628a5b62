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
import { useWords } from '../words.ts'

/** The button below a product: adds it to the cart, opens its options, or asks the shop by chat. */
export function AddButton({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const availability = productAvailability(product)
  if (availability !== 'available') return <Unavailable product={product} />
  if (product.message?.required)
    return (
      <Link href={paths.product(product)} className="reply">
        {t('product.pick')}
        <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
      </Link>
    )
  return product.options.length > 0 ? <ChooseAndAdd product={product} /> : <AddNow product={product} />
}

function AddNow({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const count = useCountInCart(product)
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

/** The options in a `<details>`, which works without JavaScript. */
function ChooseAndAdd({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const count = useCountInCart(product)
  return (
    <details className="add choose">
      <summary className="reply">
        {count > 0 ? t('charla.inOrder', { count }) : t('product.addToCart')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </summary>
      <BuyForm buy={buy} className="choose-form">
        <BuyOptions className="choices" />
        <BuyButton className="button" />
        <Refused outcome={buy.outcome} />
      </BuyForm>
    </details>
  )
}

/** The reason why the product was not added. The kit's live region announces the same. */
function Refused({ outcome }: { readonly outcome: ReturnType<typeof useBuyForm>['outcome'] }) {
  const t = useWords()
  return outcome && outcome !== 'added' ? <p className="refused">{t(`cart.refused.${outcome}`)}</p> : null
}

/**
 * For a product that cannot be bought: a link to ask by chat when it is available again or what it costs, else the
 * reason as text.
 */
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

/** Units of a product in the cart, all variants together. */
function useCountInCart(product: Pick<Product, 'id'>): number {
  return useCart()
    .lines.filter(({ productId }) => productId === product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
