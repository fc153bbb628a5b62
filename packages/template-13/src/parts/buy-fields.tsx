import type { Product } from '@store/core'
import { BuySection, type BuyState, imageUrl, TickIcon, VisuallyHidden, valuePhotoIndex } from '@store/template-kit'
import { useEffect } from 'react'
import { useWords } from '../words.ts'
import { useMySize } from './my-size.tsx'
import { isMine, sizeAxis } from './sizes.ts'

/** The form to buy: sizes as a grid in which the shopper's size is marked and chosen, other options by their photo. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  const { buy } = props
  const { mine } = useMySize()
  const axis = sizeAxis(buy.product.options)
  useMySizeFirst(buy, axis)
  const isIn = buy.outcome === 'added'
  return (
    <BuySection
      {...props}
      option={(value, at) =>
        at === axis ? (
          <span className="choice-size" data-mine={isMine(value, mine) ? '' : undefined}>
            {value}
            {isMine(value, mine) && <VisuallyHidden>{`, ${t('cancha.yours')}`}</VisuallyHidden>}
          </span>
        ) : (
          <Choice product={buy.product} value={value} />
        )
      }
      button={
        <>
          {isIn && <TickIcon />}
          {t(isIn ? 'product.added' : 'product.addToCart')}
        </>
      }
    />
  )
}

/** Chooses the shopper's size, if it is for sale and no other size has been chosen. */
function useMySizeFirst(buy: BuyState, axis: number): void {
  const { mine } = useMySize()
  const mySize = axis < 0 ? undefined : buy.values[axis]?.find(({ value }) => isMine(value, mine))
  const ownSize = mySize?.availability === 'available' && buy.chosen[axis] === null ? mySize.value : null
  useEffect(() => {
    if (ownSize !== null) buy.choose(axis, ownSize)
  }, [buy, ownSize, axis])
}

/** A value, with the photo whose description ends with it, if there is one. */
function Choice({ product, value }: { readonly product: Product; readonly value: string }) {
  const photo = product.images[valuePhotoIndex(product.images, [value])]
  return (
    <span className="choice" data-photo={photo ? '' : undefined}>
      {photo && <img src={imageUrl(photo.src, 160)} alt="" width={72} height={72} loading="lazy" />}
      {value}
    </span>
  )
}
