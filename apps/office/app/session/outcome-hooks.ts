import { useActionData } from '@remix-run/react'
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

/** What is wrong with the fields of the form that this button sends. */
export const wrongIn = (refused: Refused | null, intent: string): Readonly<Record<string, string>> =>
  refused?.intent === intent ? refused.fields : {}
