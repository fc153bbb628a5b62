import type { FieldMetadata } from '@conform-to/react'
import { ADDRESS_FIELDS, BUYER_FIELDS, FIELD_LIMITS, type OrderField } from '@store/core'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { useT } from '../shop-context.tsx'
import type { OrderWordKey } from '../words.ts'

/** Everything that a template needs to render a field. */
export type FormField = {
  readonly name: string
  readonly id: string
  readonly label: string
  readonly hint: string | null
  /** The error in the shop's language. */
  readonly error: string | null
  readonly required: boolean
  readonly value: string
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly inputMode: 'text' | 'numeric' | 'tel' | 'email'
  readonly type: HTMLInputTypeAttribute
  /** Options of a `<select>`; null: a text field. */
  readonly choices: readonly string[] | null
  /** Labels of the options, if they differ from the values; then there is no empty option, and the first is chosen. */
  readonly choiceNames?: Readonly<Record<string, string>>
  /** Options of a `<datalist>`. */
  readonly suggestions: readonly string[]
  readonly lines: number
  readonly maxLength: number
  /** True for the first invalid field of a submitted form. */
  readonly autoFocus?: boolean
}

const LIMITS: Readonly<Record<string, number>> = FIELD_LIMITS
const KNOWN: Readonly<Record<string, OrderField>> = { ...BUYER_FIELDS, ...ADDRESS_FIELDS }
/** The input type, for which phones show a suitable keyboard. */
const controlOf = ({ type }: Partial<OrderField>) => (type === 'email' || type === 'tel' ? type : 'text')

type FieldTexts = Partial<Omit<FormField, 'name' | 'id' | 'label' | 'error' | 'value'>> & {
  readonly label: OrderWordKey
}

/** A function that describes a field for templates, from Conform's metadata and the tables of core. */
export function useFormFields(): (field: FieldMetadata, about: FieldTexts) => FormField {
  const t = useT()
  const errorText = useErrorText()
  return (field, { label, ...about }) => {
    const known: Partial<OrderField> = KNOWN[field.name] ?? {}
    return {
      name: field.name,
      id: field.id,
      hint: null,
      required: known.required !== 'never',
      autoComplete: known.autoComplete ?? 'off',
      inputMode: controlOf(known),
      type: controlOf(known),
      choices: null,
      suggestions: [],
      lines: 1,
      maxLength: known.maxLength ?? LIMITS[field.name] ?? FIELD_LIMITS.answer,
      ...about,
      label: t(label),
      error: field.errors?.[0] ? errorText(field.errors[0]) : null,
      value: typeof field.initialValue === 'string' ? field.initialValue : '',
    }
  }
}

/** A function that translates an error of a form, such as `invalid.min?min=3`, into the shop's language. */
export function useErrorText(): (error: string) => string {
  const t = useT<string>()
  return (error) => {
    const [key = '', values] = error.split('?')
    return t(key, Object.fromEntries(new URLSearchParams(values)))
  }
}

/**
 * Label, control, hint and error of a field. The line of the error is always there, to avoid a layout shift. Parts: `data-field`
 * (with `data-invalid`), `data-hint`, `data-error`.
 */
export function Field(props: {
  readonly field: FormField
  readonly className?: string
  readonly onChange?: (value: string) => void
  readonly children?: ReactNode
}) {
  const t = useT()
  const { field, onChange } = props
  const described = [field.hint && `${field.id}-hint`, `${field.id}-error`].filter(Boolean).join(' ')
  const control = {
    id: field.id,
    name: field.name,
    defaultValue: field.value,
    required: field.required,
    autoComplete: field.autoComplete,
    autoFocus: field.autoFocus,
    'aria-invalid': field.error !== null || undefined,
    'aria-describedby': described,
  }
  return (
    <div className={props.className} data-field={field.name} data-invalid={field.error === null ? undefined : ''}>
      <label htmlFor={field.id}>
        {field.label}
        {!field.required && <span data-optional="">{` (${t('checkout.optional')})`}</span>}
      </label>
      {field.choices ? (
        <select {...control} onChange={(event) => onChange?.(event.target.value)}>
          {!field.choiceNames && <option value="">{t('field.choose')}</option>}
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {field.choiceNames?.[choice] ?? choice}
            </option>
          ))}
        </select>
      ) : field.lines > 1 ? (
        <textarea
          {...control}
          rows={field.lines}
          maxLength={field.maxLength}
          onChange={(event) => onChange?.(event.target.value)}
        />
      ) : (
        <input
          {...control}
          type={field.type}
          inputMode={field.inputMode}
          maxLength={field.maxLength}
          list={field.suggestions.length > 0 ? `${field.id}-list` : undefined}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
      {field.suggestions.length > 0 && (
        <datalist id={`${field.id}-list`}>
          {field.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {field.hint && (
        <p id={`${field.id}-hint`} data-hint="">
          {field.hint}
        </p>
      )}
      <p id={`${field.id}-error`} data-error="">
        {field.error ?? '\u00a0'}
      </p>
      {props.children}
    </div>
  )
}
