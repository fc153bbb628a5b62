import { Form } from '@remix-run/react'
import type { NextStep } from '@store/core'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { useWords } from '#app/words/use-words.ts'

type NextActionProps = {
  readonly next: NextStep
  /** Until when the units are reserved. */
  readonly heldUntil: string | null
  /** Opens a chat with the buyer. */
  readonly chat: string | null
}

/** Steps that are taken after a word with the buyer. */
const ASKS: readonly NextStep[] = ['answer', 'confirm', 'arrive', 'giveOut']

/** The next step of an order, as the one big button. */
export function NextAction({ next, heldUntil, chat }: NextActionProps) {
  const { orders: words } = useWords()
  if (next === 'awaitPayment') return <p className="note">{words.awaitPayment}</p>
  return (
    <Form method="post" className="card next">
      <h2>{words.next[next]}</h2>
      {heldUntil && (next === 'answer' || next === 'confirm') && <p className="muted">{words.until(heldUntil)}</p>}
      <p>{words.help[next]}</p>
      {next === 'handOver' && (
        <>
          <TextField label={words.carrier} name="carrier" maxLength={120} autoComplete="off" />
          <TextField label={words.guide} name="guide" maxLength={120} autoComplete="off" autoCapitalize="characters" />
        </>
      )}
      {chat && ASKS.includes(next) && (
        <a className="button" href={chat} target="_blank" rel="noreferrer">
          {words.ask}
        </a>
      )}
      <Submit intent={next} wide>
        {words.take[next]}
      </Submit>
    </Form>
  )
}
