import { MAX_LINE_QUANTITY } from '@store/core'
import { useT } from '../shop-context.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'

/**
 * A number field between a minus and a plus button. The field is part of its form, also without JavaScript. A typed number
 * outside of `min` and `max` is corrected. Part: `data-quantity`.
 */
export function QuantityInput(props: {
  readonly value: number
  readonly onChange: (quantity: number) => void
  /** Names the product, for screen readers. */
  readonly label: string
  readonly min?: number
  readonly max?: number | null
  readonly name?: string
  readonly disabled?: boolean
  readonly className?: string
}) {
  const t = useT()
  const { value, onChange, min = 1, max = null, disabled } = props
  const set = (quantity: number) => onChange(Math.max(min, Math.min(max ?? MAX_LINE_QUANTITY, Math.floor(quantity))))
  return (
    <fieldset className={props.className} aria-label={props.label} data-quantity="">
      <button
        type="button"
        aria-label={t('quantity.less')}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <MinusIcon />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={props.name}
        aria-label={t('quantity.label')}
        min={min}
        max={max ?? undefined}
        step={1}
        disabled={disabled}
        value={value}
        onChange={(event) => {
          if (event.target.value !== '') set(event.target.valueAsNumber)
        }}
      />
      <button
        type="button"
        aria-label={t('quantity.more')}
        disabled={disabled || (max !== null && value >= max)}
        onClick={() => set(value + 1)}
      >
        <PlusIcon />
      </button>
    </fieldset>
  )
}
