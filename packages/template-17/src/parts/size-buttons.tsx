import { optionValueStates, type Product } from '@store/core'
import { BuyButton, BuyForm, useBuyForm, useQuickChoice, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Whether one click is enough to buy it: it has at most one option, and needs no message. */
export const isQuick = ({ options, variants, message }: Product): boolean =>
  !message?.required && (variants.length === 0 || options.length === 1)

/**
 * The sizes of a product as buttons that add to the cart, in a table row or over a cell. They are buttons of a form, so
 * without JavaScript they go to checkout.
 */
export function SizeButtons({ product, className }: { readonly product: Product; readonly className: string }) {
  return product.variants.length > 0 ? (
    <ManySizes product={product} className={className} />
  ) : (
    <OneSize product={product} className={className} />
  )
}

function ManySizes({ product, className }: { readonly product: Product; readonly className: string }) {
  const t = useWords()
  const { added, buttonProps, formProps, product: which } = useQuickChoice(product)
  const values = optionValueStates(product, [null])[0] ?? []
  return (
    <form {...formProps} className={className}>
      {which}
      {values.map(({ value, availability }) => {
        const isOut = availability !== 'available'
        const textKey = isOut ? 'product.soldOut' : added === value ? 'product.added' : 'product.add'
        return (
          <button
            key={value}
            {...buttonProps(value)}
            disabled={isOut}
            data-in={added === value ? '' : undefined}
            aria-label={t('callejon.addSize', { word: t(textKey), size: value, name: product.name })}
          >
            {value}
          </button>
        )
      })}
    </form>
  )
}

function OneSize({ product, className }: { readonly product: Product; readonly className: string }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const isIn = buy.outcome === 'added'
  return (
    <BuyForm buy={buy} className={className}>
      <BuyButton>
        <span data-in={isIn ? '' : undefined}>{t(isIn ? 'product.added' : 'callejon.one')}</span>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
