import { isRouteErrorResponse } from '@remix-run/react'
import type { ScreenName } from '@store/template-kit'

/** A screen in place of the one that was asked for: the gate of a locked shop (S1), or that a shop is closed (S2). */
export type ReplacementScreen = { readonly screen: Extract<ScreenName, 'Locked' | 'Closed'> }

/** What was thrown to be shown instead of a page; null: a real error. */
export function replacementScreen(error: unknown): ReplacementScreen | null {
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof thrown === 'object' && thrown !== null && 'screen' in thrown ? (thrown as ReplacementScreen) : null
}

/** Screen that an error is shown as. */
export const screenOfError = (error: unknown): ScreenName => replacementScreen(error)?.screen ?? 'Error'
