import type { FinancingLimits, Option } from '@store/core'
import {
  BuyButton,
  BuyForm,
  BuyMessage,
  BuyOptions,
  type BuyState,
  ChatLink,
  Instalments,
  Link,
  Price,
  useCart,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import { useEffect, useState } from 'react'
import { useJustAdded } from './just-added.ts'
import { Share } from './share.tsx'
import { swatchOf } from './swatches.ts'
import { useWords } from './words.ts'

const FACING_PAGE = '(min-width: 80rem)'

/** Price, choices, the black button, the chat. Where there is room, what was added shows on the facing page. */
export function PieceForm({ buy, financing }: { readonly buy: BuyState; readonly financing: FinancingLimits | null }) {
  const t = useWords()
  const cart = useCart()
  const paths = usePaths()
  const { product } = buy
  const added = useJustAdded(product) !== null
  const [url, setUrl] = useState(paths.product(product))
  useEffect(() => setUrl(location.href.split('#')[0] ?? ''), [])
  const showBag = () => {
    if (matchMedia(FACING_PAGE).matches) cart.open()
  }
  return (
    <BuyForm id="buy" buy={buy} className="piece-form" onAdded={showBag}>
      <p className="price piece-price">
        <Price product={product} variantId={buy.variant?.id ?? null} percent />
      </p>
      <Instalments product={product} variantId={buy.variant?.id ?? null} limits={financing} className="caption" />
      <BuyOptions className="choices">
        {(value, axis) => <Choice value={value} option={product.options[axis]} />}
      </BuyOptions>
      <BuyMessage className="field" />
      {product.price === null && product.options.length === 0 ? (
        <p className="notice">{t('product.askPrice')}</p>
      ) : (
        <BuyButton className="button">{added ? <em>{t('issue.inBag')}</em> : undefined}</BuyButton>
      )}
      <p className="buy-outcome caption">
        {buy.outcome === 'added' && (
          <Link href={paths.cart()} className="underlined">
            {t('issue.seeBag')}
          </Link>
        )}
        {buy.outcome !== null && buy.outcome !== 'added' && t(`cart.refused.${buy.outcome}`)}
      </p>
      <p className="piece-words">
        <ChatLink text={t('chat.product', { name: product.name, url })} className="word underlined">
          {t('product.buyByChat')}
        </ChatLink>
        <Share product={product} />
      </p>
    </BuyForm>
  )
}

/** A square of its colour where all values of the option are colours, else the word. */
function Choice({ value, option }: { readonly value: string; readonly option: Option | undefined }) {
  if (!option?.values.every(swatchOf)) return value
  return (
    <>
      <span className="swatch" style={{ backgroundColor: swatchOf(value) ?? undefined }} title={value} />
      <VisuallyHidden>{value}</VisuallyHidden>
    </>
  )
}
