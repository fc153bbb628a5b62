import { useActionData } from '@remix-run/react'
import type { Values } from '#app/drafts/values.ts'
import type { Done } from '#app/session/outcome.ts'
import type { Conflict, Saved } from './save-product.server.ts'

/** The outcome of saving the product form, as the form needs it. */
export function useSaved(): {
  readonly typed: Values | null
  readonly conflict: Conflict | null
  readonly done: Done | null
} {
  const saved = useActionData() as Saved | undefined
  return {
    typed: saved && 'typed' in saved ? saved.typed : null,
    conflict: saved?.kind === 'conflict' ? saved : null,
    done: saved?.kind === 'done' ? saved : null,
  }
}
