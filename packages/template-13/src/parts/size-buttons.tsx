import type { Product } from '@store/core'
import { TickIcon, useMark, useQuickChoice } from '@store/template-kit'
import { useState } from 'react'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { useMySize, useSizeName } from './my-size.tsx'
import { isMine, sizesOf } from './sizes.ts'

/** Of more sizes, those for sale come first; the product's page has all. */
const MOST = 10

/**
 * The sizes of a product as buttons that add to the cart. They are buttons of a form, so without JavaScript they go to
 * checkout. Where a pointer cannot hover, only the shopper's own size is shown until the others are opened
 * (`styles/sizes.css`).
 */
export function SizeButtons({ product }: { readonly product: Product }) {
  const t = useWords()
  const { mine } = useMySize()
  const nameOf = useSizeName()
  const mark = useMark<Settings>()
  const choice = useQuickChoice(product)
  const [isOpen, setOpen] = useState(false)
  const sizes = sizesOf(product)
  const own = sizes.find(({ value, availability }) => isMine(value, mine) && availability === 'available')
  const shown =
    sizes.length <= MOST ? sizes : sizes.filter(({ availability }) => availability === 'available').slice(0, MOST)
  return (
    <form {...choice.formProps} className="sizes" data-open={isOpen ? '' : undefined} data-mine={own ? '' : undefined}>
      {choice.product}
      <p className="sizes-word" aria-hidden="true">
        {t(own ? 'cancha.addMine' : 'cancha.addSize')}
      </p>
      <button
        type="button"
        className="sizes-open"
        aria-expanded={isOpen}
        aria-label={t('label.of', { label: t('cancha.sizes'), name: product.name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('cancha.sizes')}
      </button>
      <fieldset
        className="size-cells wraps"
        {...mark('sizes')}
        aria-label={t('cancha.sizesOf', { name: product.name })}
      >
        {shown.map(({ value, availability }) => {
          const isIn = choice.added === value
          const word = t(isIn ? 'product.added' : availability === 'available' ? 'product.add' : 'product.soldOut')
          return (
            <button
              key={value}
              {...choice.buttonProps(value)}
              className="size-cell touch"
              disabled={availability !== 'available'}
              data-mine={isMine(value, mine) ? '' : undefined}
              data-added={isIn ? '' : undefined}
              aria-label={t(isMine(value, mine) ? 'cancha.cellMine' : 'cancha.cell', {
                word,
                size: nameOf(value),
                name: product.name,
              })}
            >
              {isIn && <TickIcon />}
              {value}
            </button>
          )
        })}
      </fieldset>
    </form>
  )
}
