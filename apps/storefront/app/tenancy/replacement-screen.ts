import { isRouteErrorResponse } from '@remix-run/react'
import type { ScreenName, ScreenViews } from '@store/template-kit'

/** A screen that replaces the requested one: the gate of a locked shop (S1), or that of a closed shop (S2). */
export type ReplacementScreen =
  | { readonly screen: 'Locked' }
  | { readonly screen: 'Closed'; readonly view: ScreenViews['Closed'] }

/** The thrown replacement; null: a real error. */
export function replacementScreen(error: unknown): ReplacementScreen | null {
  const thrown: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof thrown === 'object' && thrown !== null && 'screen' in thrown ? (thrown as ReplacementScreen) : null
}

/** The screen for a thrown error. */
export const screenOfError = (error: unknown): ScreenName => replacementScreen(error)?.screen ?? 'Error'
