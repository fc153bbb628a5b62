import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useParams } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Choices, LongField } from '#app/ui/fields.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { reportWords } from '#app/words/report/index.ts'
import { useSection } from '#app/words/use-words.ts'

const REASONS = ['fraud', 'counterfeit', 'forbidden', 'notDelivered', 'other'] as const

export const meta: MetaFunction = () => [{ title: 'Feria' }, { name: 'robots', content: 'noindex' }]

export const action = (args: ActionFunctionArgs) =>
  act(args, async ({ manage }, sent) => {
    const reason = REASONS.find((each) => each === sent.text('reason')) ?? 'other'
    await manage.reportShop({
      params: { name: args.params.shop ?? '' },
      body: { reason, text: sent.text('text').slice(0, 1000) || null },
    })
    return { kind: 'sent' as const }
  })

/** Reports a shop to the platform; every page of a shop links here. */
export default function Report() {
  const { shop = '' } = useParams()
  const words = useSection(reportWords)
  const { refused } = useOutcome()
  const outcome = useActionData() as { readonly kind?: string } | undefined
  if (outcome?.kind === 'sent')
    return (
      <Alone>
        <h1>{words.sent}</h1>
        <p className="letter">{words.sentText}</p>
      </Alone>
    )
  return (
    <Alone languages>
      <h1>{words.title}</h1>
      <p className="letter">{words.intro(shop)}</p>
      <p className="muted">{words.nobody}</p>
      <Refusal of={refused} />
      <Form method="post" className="stack">
        <Choices
          label={words.reason}
          name="reason"
          value="fraud"
          options={REASONS.map((value) => ({ value, text: words.reasons[value] }))}
        />
        <LongField
          label={words.text}
          hint={words.textHint}
          wrong={wrongIn(refused, 'report').text}
          name="text"
          maxLength={1000}
          rows={4}
        />
        <Submit intent="report" wide>
          {words.send}
        </Submit>
      </Form>
    </Alone>
  )
}
