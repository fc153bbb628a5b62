import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Done } from '#app/session/outcome.ts'
import { useShop } from '#app/shop/use-shop.ts'
import type { Draft } from './drafts.server.ts'
import { changedSince, useDraft, valuesIn } from './use-draft.ts'
import type { Values } from './values.ts'

type DraftFormOptions = {
  /** The saved values. */
  readonly values: Values
  readonly draft: Draft | null
  /** Whether the form begins with the draft. */
  readonly isDraft: boolean
  /** The path that stores its drafts. */
  readonly draftPath: string
  /** Values that were sent and refused; browsers without scripts render the page anew with them. */
  readonly typed?: Values | null
  /** The outcome of saving. */
  readonly done: Done | null
}

/**
 * A form that is saved as a draft while it is typed, on the server and on the device. `shown.values`: the initial values of
 * its fields; `shown.at`: the form's key, which changes with them; `offer`: an earlier draft.
 */
export function useDraftForm({ values, draft, isDraft, draftPath, typed, done }: DraftFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const { personId } = useShop()
  const [shown, setShown] = useState(() => ({ values: typed ?? (isDraft && draft ? draft.values : values), at: 0 }))
  const kept = useDraft({ form, path: draftPath, personId, keptAt: draft?.savedAt ?? null, at: shown.at })
  const sent = useRef<Values | null>(null)
  const handled = useRef(done)
  const isIdle = useNavigation().state === 'idle'
  const { copy, forget, forgetSent } = kept
  // Before the page is loaded again: it may be left earlier.
  useEffect(() => {
    if (done && done !== handled.current && sent.current) forgetSent(sent.current)
  }, [done, forgetSent])
  // Shows the values as they were saved, with those that were typed after the form was sent.
  useEffect(() => {
    if (!done || done === handled.current || !isIdle) return
    handled.current = done
    const since = sent.current && form.current ? changedSince(sent.current, form.current) : {}
    setShown(({ at }) => ({ values: { ...values, ...since }, at: at + 1 }))
    forget()
  }, [done, isIdle, forget, values])
  const isOffered = !isDraft && !kept.saved && shown.at === 0
  const earlier = copy ?? draft
  return {
    form,
    shown,
    kept,
    onSubmit: (to: HTMLFormElement) => {
      sent.current = valuesIn(to)
    },
    offer:
      isOffered && earlier
        ? {
            savedAt: earlier.savedAt,
            /** Null: the draft is the server's, and a link loads the page with it. */
            take: copy ? () => setShown(({ at }) => ({ values: copy.values, at: at + 1 })) : null,
            forget,
          }
        : null,
  }
}

export type DraftFormState = ReturnType<typeof useDraftForm>
