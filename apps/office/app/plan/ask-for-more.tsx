import { Form } from '@remix-run/react'
import { LONGEST_WISH } from '@store/api-client/manage'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Section } from '#app/settings/section.tsx'
import { Submit } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/fields.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { planWords } from '#app/words/plan/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

type AskForMoreProps = {
  readonly wish: { readonly text: string; readonly at: string; readonly by: string } | null
  readonly revision: string
  readonly refused: Refused | null
}

/** The request for more than the plan has; if there is one, it can be changed or withdrawn. */
export function AskForMore({ wish, revision, refused }: AskForMoreProps) {
  const words = useSection(planWords)
  const dates = useDates()
  const typed = typedIn(refused, 'ask')('text')
  const form = (
    <Form method="post" className="stack">
      <LongField
        label={words.text}
        name="text"
        required
        maxLength={LONGEST_WISH}
        rows={4}
        defaultValue={typed ?? wish?.text ?? ''}
        key={wish?.at ?? 'none'}
        wrong={wrongIn(refused, 'ask').text}
      />
      <p className="row">
        <Submit intent="ask">{wish ? words.changeIt : words.ask}</Submit>
      </p>
    </Form>
  )
  if (!wish)
    return (
      <Section title={words.askTitle} hint={words.askHelp}>
        {form}
      </Section>
    )
  return (
    <Section title={words.askTitle} hint={words.askHelp}>
      <p className="row">
        <Seal dye="act">{words.waiting}</Seal>
        <span className="muted small">{words.askedBy(wish.by, dates.moment(wish.at))}</span>
      </p>
      <p className="wish">{wish.text}</p>
      <details className="fold" open={typed !== undefined || undefined}>
        <summary>{words.change}</summary>
        {form}
      </details>
      <Form method="post">
        <input type="hidden" name="revision" value={revision} />
        <Submit intent="withdraw" kind="plain">
          {words.withdraw}
        </Submit>
      </Form>
    </Section>
  )
}
