import { useActionData } from '@remix-run/react'
import { useState } from 'react'
import { useWords } from '#app/words/use-words.ts'
import type { Done, ProofNeeded, Refused } from './outcome.ts'

type Outcome = Refused | ProofNeeded | Done | { readonly kind: string }

const isKind = <K extends string>(outcome: Outcome | undefined, kind: K) => outcome?.kind === kind

/** The outcome of the page's form: refused, done, or a proof is needed. */
export function useOutcome() {
  const outcome = useActionData() as Outcome | undefined
  return {
    refused: isKind(outcome, 'refused') ? (outcome as Refused) : null,
    proof: isKind(outcome, 'proofNeeded') ? (outcome as ProofNeeded) : null,
    done: isKind(outcome, 'done') ? (outcome as Done) : null,
  }
}

/** The last outcome of this kind; it stays when a later form is refused, so that what is typed is not lost. */
export function useLastOf<T extends { readonly kind: string }>(kind: T['kind']): T | null {
  const answered = useActionData() as T | { readonly kind: string } | undefined
  const [last, setLast] = useState<T | null>(null)
  const now = answered?.kind === kind ? (answered as T) : last
  if (now !== last) setLast(now)
  return now
}

/** The newest of several outcomes: of the page's form and of its fetchers. */
export function useNewest<T extends object>(...outcomes: readonly (T | null | undefined)[]): T | null {
  const [seen, setSeen] = useState({ outcomes, newest: outcomes.find(Boolean) ?? null })
  const at = outcomes.findIndex((outcome, each) => outcome !== seen.outcomes[each])
  if (at === -1) return seen.newest
  const newest = outcomes[at] ?? null
  setSeen({ outcomes, newest })
  return newest
}

/** The message about a wrong code. It does not reveal how many attempts are left. */
export function useWrongCode(refused: Refused | null, intent: string): string | null {
  const { enter } = useWords()
  if (refused?.intent !== intent) return null
  return refused.fields.code !== undefined ? enter.codeWrong : refused.message
}

/** Messages by field of the form with this intent. */
export const wrongIn = (refused: Refused | null, intent: string): Readonly<Record<string, string>> =>
  refused?.intent === intent ? refused.fields : {}
