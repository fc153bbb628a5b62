import { useEffect } from 'react'
import type { ScreenViews } from '../design.ts'
import { useT } from '../shop-context.tsx'

/** A field or a choice; `label` is '' where the error names it. */
type CheckedField = { readonly id: string; readonly label: string; readonly error: string | null }

/** An error as a sentence, and the id of its field. */
export type FieldError = { readonly id: string; readonly text: string }

/**
 * The errors of a form that was submitted and refused, in the order of `checked`. Each reply moves the focus to the first
 * invalid field; without JavaScript, `autofocus` does.
 */
export function useFieldErrors(
  formId: string,
  { reply, refusals }: Pick<ScreenViews['Checkout'], 'reply' | 'refusals'>,
  checked: readonly CheckedField[],
): readonly FieldError[] {
  const t = useT()
  const isAnswered = Boolean(reply?.error) || refusals.length > 0
  // The effect runs once for each reply, also if the reply before had errors, too.
  useEffect(() => {
    const invalid = '[data-invalid] :is(input, select, textarea)'
    const inForm = (selector: string) => document.querySelector<HTMLElement>(`#${formId} ${selector}`)
    if (reply?.error || refusals.length > 0) (inForm(invalid) ?? inForm('[data-problems]'))?.focus()
  }, [formId, reply, refusals])
  if (!isAnswered) return []
  return checked.flatMap(({ id, label, error }) =>
    error === null ? [] : [{ id, text: label ? t('label.of', { label, name: error }) : error }],
  )
}
