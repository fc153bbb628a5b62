import { useActionData } from '@remix-run/react'
import { useState } from 'react'
import { useWords } from '#app/words/use-words.ts'
import type { Done, ProofNeeded, Refused } from './outcome.ts'

type Outcome = Refused | ProofNeeded | Done | { readonly kind: string }

const isKind = <K extends string>(outcome: Outcome | undefined, kind: K) => outcome?.kind === kind

/** What became of the page's form: a refusal, something done, or a proof that is needed. */
export function useOutcome() {
  const outcome = useActionData() as Outcome | undefined
  return {
    refused: isKind(outcome, 'refused') ? (outcome as Refused) : null,
    proof: isKind(outcome, 'proofNeeded') ? (outcome as ProofNeeded) : null,
    done: isKind(outcome, 'done') ? (outcome as Done) : null,
  }
}

/** The last answer of this kind, which stays while a later one is refused: what was typed is not lost. */
export function useLastOf<T extends { readonly kind: string }>(kind: T['kind']): T | null {
  const answered = useActionData() as T | { readonly kind: string } | undefined
  const [last, setLast] = useState<T | null>(null)
  const now = answered?.kind === kind ? (answered as T) : last
  if (now !== last) setLast(now)
  return now
}

/** The newest of several outcomes: of the page's own form, and of those that are sent beside it. */
export function useNewest<T extends object>(...outcomes: readonly (T | null | undefined)[]): T | null {
  const [seen, setSeen] = useState({ outcomes, newest: outcomes.find(Boolean) ?? null })
  const at = outcomes.findIndex((outcome, each) => outcome !== seen.outcomes[each])
  if (at === -1) return seen.newest
  const newest = outcomes[at] ?? null
  setSeen({ outcomes, newest })
  return newest
}

/** What is wrong with digits that were typed: how many tries are left is nobody's business. */
export function useWrongCode(refused: Refused | null, intent: string): string | null {
  const { enter } = useWords()
  if (refused?.intent !== intent) return null
  return refused.fields.code !== undefined ? enter.codeWrong : refused.message
}

/** What is wrong with the fields of the form that this button sends. */
export const wrongIn = (refused: Refused | null, intent: string): Readonly<Record<string, string>> =>
  refused?.intent === intent ? refused.fields : {}
