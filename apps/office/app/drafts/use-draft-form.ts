import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Done } from '#app/session/outcome.ts'
import { useShop } from '#app/shop/use-shop.ts'
import type { Draft } from './drafts.server.ts'
import { changedSince, useDraft, valuesIn } from './use-draft.ts'
import type { Values } from './values.ts'

type DraftFormOptions = {
  /** As they are kept. */
  readonly values: Values
  readonly draft: Draft | null
  /** The form begins with the draft. */
  readonly isDraft: boolean
  /** Where drafts of it are kept. */
  readonly draftPath: string
  /** What was sent and refused, which browsers without scripts would lose. */
  readonly typed?: Values | null
  /** It was saved. */
  readonly done: Done | null
}

/**
 * A form that is kept while it is typed in, on the server and on the device. `shown.values`: what its fields begin with; `shown.at`: the
 * form's key, so that other values make another form; `offer`: what was typed before and not saved.
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
  // At once: the page may be left before it has been read again.
  useEffect(() => {
    if (done && done !== handled.current && sent.current) forgetSent(sent.current)
  }, [done, forgetSent])
  // What is saved is shown as it is kept now; what has been typed since it was sent stays.
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
            /** Null: the page is asked for with the server's. */
            take: copy ? () => setShown(({ at }) => ({ values: copy.values, at: at + 1 })) : null,
            forget,
          }
        : null,
  }
}

export type DraftFormState = ReturnType<typeof useDraftForm>
