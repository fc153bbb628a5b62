import { useEffect } from 'react'
import type { ScreenViews } from '../design.ts'
import { useT } from '../shop-context.tsx'

/** What can be wrong: a field or a choice; `label` '' where the problem says by itself what it is about. */
type Asked = { readonly id: string; readonly label: string; readonly error: string | null }

/** What is wrong, as a sentence, and the id of where. */
export type Fault = { readonly id: string; readonly text: string }

/**
 * Of a form that was sent and came back: what is wrong with what it asks, in its order. Each answer puts the focus on the
 * first of it; without scripts the browser goes there by itself.
 */
export function useFaults(
  formId: string,
  { reply, refusals }: Pick<ScreenViews['Checkout'], 'reply' | 'refusals'>,
  asked: readonly Asked[],
): readonly Fault[] {
  const t = useT()
  const isAnswered = Boolean(reply?.error) || refusals.length > 0
  // Once for each answer, also where the one before was wrong as well.
  useEffect(() => {
    const wrong = '[data-invalid] :is(input, select, textarea)'
    const at = (selector: string) => document.querySelector<HTMLElement>(`#${formId} ${selector}`)
    if (reply?.error || refusals.length > 0) (at(wrong) ?? at('[data-problems]'))?.focus()
  }, [formId, reply, refusals])
  if (!isAnswered) return []
  return asked.flatMap(({ id, label, error }) =>
    error === null ? [] : [{ id, text: label ? t('label.of', { label, name: error }) : error }],
  )
}
