import { useId } from 'react'
import { useSizes } from './sizes.ts'

/**
 * A width by slider or number, shown in the shop's unit and passed on in centimetres. Needs JavaScript, so it is
 * rendered only with it.
 */
export function WidthField(props: {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (cm: number) => void
}) {
  const sizes = useSizes()
  const id = useId()
  const [low, high] = [Math.floor(sizes.fromCm(props.least)), Math.ceil(sizes.fromCm(props.most))]
  const value = sizes.fromCm(props.value)
  const set = (typed: number) => {
    if (Number.isFinite(typed) && typed > 0) props.onChange(sizes.toCm(typed))
  }
  return (
    <div className="width-field wraps">
      <label htmlFor={id}>{props.label}</label>
      <span className="width-number">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={999}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <span aria-hidden="true">{sizes.unit}</span>
      </span>
      <input
        type="range"
        aria-label={props.label}
        aria-valuetext={sizes.size(props.value)}
        min={low}
        max={high}
        value={Math.min(high, Math.max(low, value))}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
    </div>
  )
}
