import {
  BuyButton,
  BuyForm,
  BuyMessage,
  BuyOptions,
  BuyQuantity,
  type BuyState,
  imageUrl,
  useBuyHint,
} from '@store/template-kit'
import { useWords } from './words.ts'

/** Options, message, quantity and button of a product, each in a cell. */
export function BuyFields(props: {
  readonly buy: BuyState
  readonly id?: string
  readonly className: string
  readonly onAdded?: () => void
}) {
  const t = useWords()
  const { buy } = props
  const hint = useBuyHint(buy)
  const photoOf = (value: string) =>
    buy.product.images.find(({ alt }) => alt?.toLowerCase().endsWith(`, ${value.toLowerCase()}`))
  return (
    <BuyForm buy={buy} id={props.id} className={props.className} onAdded={props.onAdded}>
      <div className="buy-choices">
        <BuyOptions className="choice">
          {(value) => {
            const photo = photoOf(value)
            return photo ? (
              <>
                <img src={imageUrl(photo.src, 160)} alt="" width={40} height={50} loading="lazy" /> {value}
              </>
            ) : (
              value
            )
          }}
        </BuyOptions>
        <BuyMessage className="field" />
        <BuyQuantity className="count" />
        <p className="buy-said" data-wrong={hint?.problem ? '' : undefined}>
          {hint?.text}
        </p>
      </div>
      <BuyButton className="buy-button">{t(buy.outcome === 'added' ? 'product.added' : 'product.addToCart')}</BuyButton>
    </BuyForm>
  )
}
