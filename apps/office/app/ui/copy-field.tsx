import { useId } from 'react'
import { CopyButton } from './copy-button.tsx'

type CopyFieldProps = { readonly label: string; readonly hint?: string; readonly text: string }

/** A text with a button to copy it; without scripts it can be selected. */
export function CopyField({ label, hint, text }: CopyFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      <div className="copy">
        <output className="address" aria-labelledby={id}>
          {text}
        </output>
        <CopyButton text={text} about={label} />
      </div>
      {hint && <p className="hint">{hint}</p>}
    </div>
  )
}
