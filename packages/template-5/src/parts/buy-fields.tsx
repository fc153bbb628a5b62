import type { Option } from '@store/core'
import {
  BuySection,
  type BuyState,
  Link,
  swatchOf,
  TermsSection,
  useCart,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { useJustAdded } from './just-added.ts'

const FACING_PAGE = '(min-width: 80rem)'

/** Options, quantity and buttons of a product. From 1280 px, adding opens the cart beside the page. */
export function BuyFields(props: {
  readonly id: string
  readonly buy: BuyState
  readonly onAdded?: () => void
  /** After the button. */
  readonly children?: ReactNode
}) {
  const { id, buy } = props
  const { product } = buy
  const t = useWords()
  const cart = useCart()
  const paths = usePaths()
  const added = useJustAdded(product) !== null
  const openCart = () => {
    props.onAdded?.()
    if (matchMedia(FACING_PAGE).matches) cart.open()
  }
  return (
    <>
      <BuySection
        id={id}
        buy={buy}
        onAdded={openCart}
        option={(value, axis) => <Choice value={value} option={product.options[axis]} />}
        button={added ? <em>{t('issue.inBag')}</em> : undefined}
      >
        {props.children}
        {buy.outcome === 'added' && (
          <Link href={paths.cart()} className="link">
            {t('issue.seeBag')}
          </Link>
        )}
      </BuySection>
      <TermsSection product={product} form={id} />
    </>
  )
}

/** A colour swatch if every value of the option is a colour, else the value as text. */
function Choice({ value, option }: { readonly value: string; readonly option: Option | undefined }) {
  if (!option?.values.every(swatchOf)) return value
  return (
    <>
      <span className="swatch" style={{ backgroundColor: swatchOf(value) ?? undefined }} title={value} />
      <VisuallyHidden>{value}</VisuallyHidden>
    </>
  )
}
