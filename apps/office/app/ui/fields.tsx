import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'

type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  /** The error message. */
  readonly wrong?: string | null | undefined
}

const describe = (id: string, { hint, wrong }: FieldProps) =>
  [hint ? `${id}-hint` : null, wrong ? `${id}-wrong` : null].filter(Boolean).join(' ') || undefined

function Around({
  id,
  label,
  hint,
  wrong,
  children,
}: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}

/** A text field of one line. Once refused, it takes the focus. */
export function TextField({ label, hint, wrong, ...rest }: FieldProps & ComponentProps<'input'>) {
  const made = useId()
  const id = rest.id ?? made
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wrong) input.current?.focus()
  }, [wrong])
  return (
    <Around id={id} label={label} hint={hint} wrong={wrong}>
      <input
        className="input"
        {...rest}
        id={id}
        ref={input}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describe(id, { label, hint, wrong })}
      />
    </Around>
  )
}

/** A field for a six-digit code, with the numeric keyboard, which phones fill from the received message. */
export function CodeField(props: FieldProps & ComponentProps<'input'>) {
  return (
    <TextField
      data-code=""
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
      pattern="\s*[0-9]{3}\s*[0-9]{3}\s*"
      {...props}
    />
  )
}

/** A native select of few options. Once refused, it takes the focus. */
export function SelectField({ label, hint, wrong, children, ...rest }: FieldProps & ComponentProps<'select'>) {
  const made = useId()
  const id = rest.id ?? made
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (wrong) select.current?.focus()
  }, [wrong])
  // `onChange` is told of what was chosen before hydration, too. React marks the default option, if it is one of them.
  useEffect(() => {
    const options = [...(select.current?.options ?? [])]
    const isEarly = options.some((option) => option.defaultSelected && !option.selected)
    if (isEarly) select.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])
  return (
    <Around id={id} label={label} hint={hint} wrong={wrong}>
      <select
        className="input"
        {...rest}
        id={id}
        ref={select}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describe(id, { label, hint, wrong })}
      >
        {children}
      </select>
    </Around>
  )
}

/** A text field of several lines. */
export function LongField({ label, hint, wrong, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <Around id={id} label={label} hint={hint} wrong={wrong}>
      <textarea
        className="input"
        rows={5}
        {...rest}
        id={id}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describe(id, { label, hint, wrong })}
      />
    </Around>
  )
}

/** A switch: sent as `on`, or not at all. */
export function Switch({ label, hint, ...rest }: Omit<FieldProps, 'wrong'> & ComponentProps<'input'>) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <div className="field">
      <label className="switch-field">
        <input type="checkbox" {...rest} id={id} aria-describedby={describe(id, { label, hint })} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type ChoicesProps = FieldProps & {
  readonly name: string
  readonly value?: string | null
  readonly onChange?: (value: string) => void
  readonly options: readonly { readonly value: string; readonly text: string; readonly hint?: string }[]
}

/** A choice between a few options, all visible. */
export function Choices({ label, hint, wrong, name, value, onChange, options }: ChoicesProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const first = useRef(onChange)
  // As in `SelectField`.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen && !chosen.defaultChecked) first.current?.(chosen.value)
  }, [])
  return (
    <fieldset className="field" ref={group} aria-describedby={describe(id, { label, hint, wrong })}>
      <legend className="label">{label}</legend>
      <div className="choices">
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.text}
              {option.hint && <span className="hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
