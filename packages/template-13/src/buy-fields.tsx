import type { Product } from '@store/core'
import {
  BuyButton,
  BuyForm,
  BuyMessage,
  BuyOptions,
  BuyQuantity,
  type BuyState,
  imageUrl,
  TickIcon,
  useBuyHint,
  VisuallyHidden,
} from '@store/template-kit'
import { useEffect } from 'react'
import { useMySize } from './my-size.tsx'
import { isMine, sizeAxis } from './sizes.ts'
import { useWords } from './words.ts'

/**
 * Sizes as a grid in which the shopper's size is marked and chosen; other options (colours by their photo), quantity,
 * and the button.
 */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  const { buy } = props
  const { mine } = useMySize()
  const hint = useBuyHint(buy)
  const axis = sizeAxis(buy.product.options)
  useMySizeFirst(buy, axis)
  const isIn = buy.outcome === 'added'
  return (
    <BuyForm buy={buy} id={props.id} className="buy" onAdded={props.onAdded}>
      <BuyOptions className="choices">
        {(value, at) =>
          at === axis ? (
            <span className="choice-size" data-mine={isMine(value, mine) ? '' : undefined}>
              {value}
              {isMine(value, mine) && <VisuallyHidden>{`, ${t('cancha.yours')}`}</VisuallyHidden>}
            </span>
          ) : (
            <Choice product={buy.product} value={value} />
          )
        }
      </BuyOptions>
      <BuyMessage className="field" />
      <p className="buy-hint">{hint && <span className={hint.problem ? 'problem' : undefined}>{hint.text}</span>}</p>
      <div className="buy-row">
        <BuyQuantity className="quantity" />
        <BuyButton className="button buy-button">
          {isIn && <TickIcon />}
          {t(isIn ? 'product.added' : 'product.addToCart')}
        </BuyButton>
      </div>
    </BuyForm>
  )
}

/** Chooses the shopper's size, if it is for sale and no other size has been chosen. */
function useMySizeFirst(buy: BuyState, axis: number): void {
  const { mine } = useMySize()
  const mySize = axis < 0 ? undefined : buy.values[axis]?.find(({ value }) => isMine(value, mine))
  const wanted = mySize?.availability === 'available' && buy.chosen[axis] === null ? mySize.value : null
  useEffect(() => {
    if (wanted !== null) buy.choose(axis, wanted)
  }, [buy, wanted, axis])
}

/** A value with a photo of its own shows it. */
function Choice({ product, value }: { readonly product: Product; readonly value: string }) {
  const photo = product.images.find(({ alt }) => alt?.toLowerCase().endsWith(`, ${value.toLowerCase()}`))
  return (
    <span className="choice" data-photo={photo ? '' : undefined}>
      {photo && <img src={imageUrl(photo.src, 160)} alt="" width={72} height={72} loading="lazy" />}
      {value}
    </span>
  )
}
