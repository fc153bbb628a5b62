import { DraftForm } from '#app/drafts/draft-form.tsx'
import { DraftSaved } from '#app/drafts/draft-offer.tsx'
import type { Draft } from '#app/drafts/drafts.server.ts'
import { useForgetCopy } from '#app/drafts/use-draft.ts'
import { useDraftForm } from '#app/drafts/use-draft-form.ts'
import { firstOf, type Values } from '#app/drafts/values.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection } from '#app/words/use-words.ts'

/** The longest text, in characters; its HTML may be longer. */
const MOST = 200_000

type PolicyFormProps = {
  readonly values: Values
  readonly draft: Draft | null
  readonly isDraft: boolean
  readonly draftPath: string
  /** Whether a policy of this kind is published. */
  readonly written: boolean
  /** The previous page saved it and redirected here; the device's draft is still to be deleted. */
  readonly isArrival: boolean
}

/** The form of a policy, saved as a draft while it is typed. */
export function PolicyForm({ written, isArrival, ...rest }: PolicyFormProps) {
  const words = useSection(textsWords)
  const { refused, done } = useOutcome()
  // Before the device's draft is read.
  useForgetCopy(isArrival ? rest.draftPath : null)
  const keptForm = useDraftForm({ ...rest, typed: refused?.typed ?? null, done })
  const { shown, kept } = keptForm
  const as = firstOf(shown.values, 'as')
  return (
    <DraftForm of={keptForm} className="stack" checks>
      {/* After a refusal for a stale revision, the page has the newer one: saving again overwrites it deliberately. */}
      <input type="hidden" name="revision" value={firstOf(refused ? rest.values : shown.values, 'revision')} />
      <input type="hidden" name="as" value={as} />
      <LongText
        label={words.policy}
        hint={as === 'html' ? words.htmlNote : words.format}
        name="text"
        rows={18}
        most={MOST}
        defaultValue={firstOf(shown.values, 'text')}
        wrong={wrongIn(refused, 'save').text}
      />
      <SaveBar text={words.publish} perQuery keeps={kept.keeps}>
        <DraftSaved kept={kept} />
        {written && (
          <Submit intent="take" kind="plain">
            {words.take}
          </Submit>
        )}
      </SaveBar>
    </DraftForm>
  )
}
