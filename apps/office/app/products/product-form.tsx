import type { ReactNode } from 'react'
import { DraftForm } from '#app/drafts/draft-form.tsx'
import { DraftSaved } from '#app/drafts/draft-offer.tsx'
import type { Draft } from '#app/drafts/drafts.server.ts'
import { useDraftForm } from '#app/drafts/use-draft-form.ts'
import { firstOf, type Values } from '#app/drafts/values.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { ConflictNote } from './conflict-note.tsx'
import { Photos } from './photos.tsx'
import { MainFields, MoreFields } from './product-fields.tsx'
import type { Choices } from './read-product.server.ts'
import { useSaved } from './use-saved.ts'

type ProductFormProps = {
  /** The saved values. */
  readonly values: Values
  readonly choices: Choices
  readonly draft: Draft | null
  /** Whether the form begins with the draft. */
  readonly isDraft: boolean
  /** The path that stores its drafts. */
  readonly draftPath: string
  readonly hasVariants: boolean
  /** Whether it is unpublished: it can be published, or saved as it is. */
  readonly isUnpublished: boolean
  /** Shown in place of the options. */
  readonly children?: ReactNode
}

/** The form of a product. Its fields are saved as a draft until it is saved, and a refusal keeps them. */
export function ProductForm({ values, choices, draft, isDraft, draftPath, ...rest }: ProductFormProps) {
  const { hasVariants, isUnpublished, children } = rest
  const words = useSection(productWords)
  const { refused } = useOutcome()
  const { typed, conflict, done } = useSaved()
  const keptForm = useDraftForm({ values, draft, isDraft, draftPath, typed, done })
  const { shown, kept } = keptForm
  const wrong = refused?.fields ?? {}
  return (
    <DraftForm of={keptForm} className="stack product-form">
      {conflict && <ConflictNote conflict={conflict} />}
      <input type="hidden" name="revision" value={conflict?.revision ?? firstOf(shown.values, 'revision')} />
      <input type="hidden" name="marks" value={firstOf(shown.values, 'marks')} />
      <input type="hidden" name="unitsSeen" value={firstOf(shown.values, 'unitsSeen')} />
      <div className="two product-two">
        <div className="stack">
          <Photos
            images={shown.values.image ?? []}
            alts={shown.values.alt ?? []}
            name={() => String(keptForm.form.current ? (new FormData(keptForm.form.current).get('name') ?? '') : '')}
          />
          <MainFields values={shown.values} choices={choices} wrong={wrong} hasVariants={hasVariants} />
          {children}
        </div>
        <div className="stack folds">
          <MoreFields values={shown.values} choices={choices} wrong={wrong} hasVariants={hasVariants} />
        </div>
      </div>
      <SaveBar
        intent={isUnpublished ? 'publish' : 'save'}
        text={isUnpublished ? words.publish : words.save}
        keeps={kept.keeps}
      >
        <DraftSaved kept={kept} />
        {isUnpublished && (
          <Submit intent="save" kind="plain">
            {words.saveDraft}
          </Submit>
        )}
      </SaveBar>
    </DraftForm>
  )
}
