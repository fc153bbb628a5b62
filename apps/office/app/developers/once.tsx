import { useActionData } from '@remix-run/react'
import { CopyField } from '#app/ui/copy-field.tsx'
import { developersWords } from '#app/words/developers/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { Secret } from './change-developers.server.ts'

/** A new secret to copy; it is shown this one time. */
export function Once() {
  const words = useSection(developersWords)
  const outcome = useActionData() as Secret | { readonly kind: string } | undefined
  if (outcome?.kind !== 'secret' || !('secret' in outcome)) return null
  return (
    <div className="card warned" role="status">
      <CopyField label={outcome.of === 'key' ? words.secretKey : words.secretHook} text={outcome.secret} />
    </div>
  )
}

type PicksProps = {
  readonly label: string
  readonly hint?: string
  readonly name: string
  readonly options: readonly string[]
  readonly wrong?: string | undefined
}

/** Checkboxes, labelled by the names that programs use. */
export function Picks({ label, hint, name, options, wrong }: PicksProps) {
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="picks">
        {options.map((option) => (
          <label className="switch-field" key={option}>
            <input type="checkbox" name={name} value={option} />
            <code>{option}</code>
          </label>
        ))}
      </div>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
