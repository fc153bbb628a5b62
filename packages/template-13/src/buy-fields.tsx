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

/** Sizes as a grid with the shopper's own lit and chosen, colours by their photo, how many, and the button in the sport's colour. */
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

/** The shopper's size is chosen already, where it is for sale and nothing else has been. */
function useMySizeFirst(buy: BuyState, axis: number): void {
  const { mine } = useMySize()
  const own = axis < 0 ? undefined : buy.values[axis]?.find(({ value }) => isMine(value, mine))
  const wanted = own?.availability === 'available' && buy.chosen[axis] === null ? own.value : null
  useEffect(() => {
    if (wanted !== null) buy.choose(axis, wanted)
  }, [buy, wanted, axis])
}

/** A colour with a photo of its own shows it. */
function Choice({ product, value }: { readonly product: Product; readonly value: string }) {
  const photo = product.images.find(({ alt }) => alt?.toLowerCase().endsWith(`, ${value.toLowerCase()}`))
  return (
    <span className="choice" data-photo={photo ? '' : undefined}>
      {photo && <img src={imageUrl(photo.src, 160)} alt="" width={72} height={72} loading="lazy" />}
      {value}
    </span>
  )
}
