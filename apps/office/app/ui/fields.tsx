import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'

type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with it. */
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

/** A field to type one line into. A refused one is focused. */
export function TextField({ label, hint, wrong, ...rest }: FieldProps & ComponentProps<'input'>) {
  const made = useId()
  const id = rest.id ?? made
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wrong) input.current?.focus()
  }, [wrong])
  return (
    <Around {...{ id, label, hint, wrong }}>
      <input
        className="input"
        {...rest}
        {...{ id, ref: input }}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describe(id, { label, hint, wrong })}
      />
    </Around>
  )
}

/** Six digits, with the numbers' keyboard, offered by the phone as soon as they come. */
export function CodeField(props: FieldProps & ComponentProps<'input'>) {
  return (
    <TextField
      data-code=""
      {...{ name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12, required: true }}
      pattern="\s*[0-9]{3}\s*[0-9]{3}\s*"
      {...props}
    />
  )
}

/** A choice of few, drawn by the phone itself. */
export function SelectField({ label, hint, wrong, children, ...rest }: FieldProps & ComponentProps<'select'>) {
  const made = useId()
  const id = rest.id ?? made
  return (
    <Around {...{ id, label, hint, wrong }}>
      <select
        className="input"
        {...rest}
        id={id}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describe(id, { label, hint, wrong })}
      >
        {children}
      </select>
    </Around>
  )
}
