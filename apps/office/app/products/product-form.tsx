import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { changedSince, type DraftValues, useDraft, valuesIn } from '#app/drafts/use-draft.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { productWords } from '#app/words/products/index.ts'
import { useLanguage, useSection } from '#app/words/use-words.ts'
import { Photos } from './photos.tsx'
import { MainFields, MoreFields } from './product-fields.tsx'
import { firstOf, type Values } from './product-values.ts'
import type { Choices, Draft } from './read-product.server.ts'
import { ConflictNote, DraftOffer } from './save-states.tsx'
import { useSaved } from './use-saved.ts'

type ProductFormProps = {
  /** As they are kept. */
  readonly values: Values
  readonly choices: Choices
  readonly draft: Draft | null
  /** The form begins with the draft. */
  readonly isDraft: boolean
  /** Where drafts of it are kept. */
  readonly draftPath: string
  readonly hasVariants: boolean
  /** It is not for sale yet: it can be published, or kept as it is. */
  readonly isUnpublished: boolean
  /** What stands in place of the options. */
  readonly children?: ReactNode
}

/** The form of a product. What is typed is kept as a draft until it is saved, and a refusal loses nothing of it. */
export function ProductForm({ values, choices, draft, isDraft, draftPath, ...rest }: ProductFormProps) {
  const { hasVariants, isUnpublished, children } = rest
  const words = useSection(productWords)
  const form = useRef<HTMLFormElement>(null)
  const { refused } = useOutcome()
  const { typed, conflict, done } = useSaved()
  const [shown, setShown] = useState(() => ({ values: typed ?? (isDraft && draft ? draft.values : values), at: 0 }))
  const { personId } = useShop()
  const kept = useDraft({ form, path: draftPath, personId, keptAt: draft?.savedAt ?? null, at: shown.at })
  const sent = useRef<DraftValues | null>(null)
  const handled = useRef(done)
  const isIdle = useNavigation().state === 'idle'
  const { forget } = kept
  // What is saved is shown as it is kept now; what has been typed since it was sent stays.
  useEffect(() => {
    if (!done || done === handled.current || !isIdle) return
    handled.current = done
    const since = sent.current && form.current ? changedSince(sent.current, form.current) : {}
    setShown(({ at }) => ({ values: { ...values, ...since }, at: at + 1 }))
    forget()
  }, [done, isIdle, forget, values])
  const when = useMoment()
  const wrong = refused?.fields ?? {}
  return (
    <>
      {!isDraft && !kept.saved && shown.at === 0 && (kept.copy || draft) && (
        <DraftOffer
          when={when(kept.copy?.savedAt ?? draft?.savedAt ?? '')}
          onTake={kept.copy ? () => setShown(({ at }) => ({ values: kept.copy?.values ?? values, at: at + 1 })) : null}
          onForget={forget}
        />
      )}
      <Form
        method="post"
        className="stack product-form"
        ref={form}
        key={shown.at}
        noValidate
        onSubmit={(event) => {
          sent.current = valuesIn(event.currentTarget)
        }}
      >
        {conflict && <ConflictNote conflict={conflict} />}
        <input type="hidden" name="revision" value={conflict?.revision ?? firstOf(shown.values, 'revision')} />
        <input type="hidden" name="marks" value={firstOf(shown.values, 'marks')} />
        <input type="hidden" name="unitsSeen" value={firstOf(shown.values, 'unitsSeen')} />
        <div className="two product-two">
          <div className="stack">
            <Photos
              images={shown.values.image ?? []}
              alts={shown.values.alt ?? []}
              name={() => String(form.current ? (new FormData(form.current).get('name') ?? '') : '')}
            />
            <MainFields {...{ values: shown.values, choices, wrong, hasVariants }} />
            {children}
          </div>
          <div className="stack folds">
            <MoreFields {...{ values: shown.values, choices, wrong, hasVariants }} />
          </div>
        </div>
        <SaveBar
          intent={isUnpublished ? 'publish' : 'save'}
          text={isUnpublished ? words.publish : words.save}
          keeps={kept.keeps}
        >
          {kept.saved && <span className="muted small">{words.draftSaved(when(kept.saved))}</span>}
          {isUnpublished && (
            <Submit intent="save" kind="plain">
              {words.saveDraft}
            </Submit>
          )}
        </SaveBar>
      </Form>
    </>
  )
}

/** A moment in the reader's clock; on the server, which has another, in ISO. */
function useMoment() {
  const language = useLanguage()
  const isHydrated = useHydrated()
  return (moment: string) =>
    isHydrated && moment
      ? new Date(moment).toLocaleString(language, {
          day: 'numeric',
          month: 'short',
          hour: 'numeric',
          minute: '2-digit',
        })
      : moment.slice(0, 16).replace('T', ' ')
}
