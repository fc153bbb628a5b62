import { Form, Link } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { Note } from '#app/ui/notes.tsx'
import { draftsWords } from '#app/words/drafts/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'
import type { DraftFormState } from './use-draft-form.ts'

/** Offers an earlier, unsaved draft. It is rendered before the form. */
export function DraftOffer({ offer }: Pick<DraftFormState, 'offer'>) {
  const words = useSection(draftsWords)
  const { moment } = useDates()
  if (!offer) return null
  return (
    <Note dye="act">
      <p>{words.there(moment(offer.savedAt))}</p>
      <div className="row">
        {offer.take ? (
          <button type="button" className="button" onClick={offer.take}>
            {words.take}
          </button>
        ) : (
          <Link className="button" to="?draft=1">
            {words.take}
          </Link>
        )}
        <Form method="post" onSubmit={offer.forget}>
          <Submit intent="forget" kind="quiet">
            {words.forget}
          </Submit>
        </Form>
      </div>
    </Note>
  )
}

/** Says when the draft was saved last; in the bar of the form. */
export function DraftSaved({ kept }: Pick<DraftFormState, 'kept'>) {
  const words = useSection(draftsWords)
  const { moment } = useDates()
  return kept.saved && <span className="muted small">{words.kept(moment(kept.saved))}</span>
}
