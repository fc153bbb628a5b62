import type { Availability, Option } from '@store/core'
import type { ReactNode } from 'react'
import { useT } from '../shop-context.tsx'
import { VisuallyHidden, visuallyHidden } from './visually-hidden.tsx'

/**
 * The values of one option as a native radio group, so that keyboard and forms work without code. Each label has
 * `data-availability` and, if chosen, `data-chosen`. Sold-out values can be chosen, to look at them; the buy button is then
 * disabled.
 */
export function OptionPicker(props: {
  readonly option: Option
  readonly values: readonly { readonly value: string; readonly availability: Availability }[]
  readonly chosen: string | null
  readonly onChoose: (value: string) => void
  readonly name: string
  /** The form value of an option value; itself by default. */
  readonly formValue?: (value: string) => string
  readonly children?: (value: string) => ReactNode
  readonly className?: string
  readonly required?: boolean
}) {
  const t = useT()
  const { option, chosen, formValue = (value) => value } = props
  return (
    <fieldset className={props.className} data-option-picker="">
      <legend>
        {option.name}
        {chosen !== null && <span data-option-chosen=""> {chosen}</span>}
      </legend>
      <div data-option-values="">
        {props.values.map(({ value, availability }) => (
          <label key={value} data-availability={availability} data-chosen={chosen === value ? '' : undefined}>
            <input
              type="radio"
              name={props.name}
              value={formValue(value)}
              checked={chosen === value}
              required={props.required}
              onChange={() => props.onChoose(value)}
              {...visuallyHidden}
            />
            <span>{props.children?.(value) ?? value}</span>
            {availability !== 'available' && <VisuallyHidden>{`, ${t(`product.${availability}`)}`}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
