import { Form } from '@remix-run/react'
import type { NextStep } from '@store/core'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { GuideField } from './guide-field.tsx'

type NextActionProps = {
  readonly next: NextStep
  /** Until when the units are reserved. */
  readonly heldUntil: string | null
  /** How often the buyer did not answer. */
  readonly tries: number
  /** Opens a chat with the buyer. */
  readonly chat: string | null
  readonly hasEmail: boolean
}

/** Steps that are taken after a word with the buyer. */
const ASKS: readonly NextStep[] = ['answer', 'confirm', 'giveUp', 'arrive', 'ready', 'giveOut']
/** Steps that wait for an answer of the buyer. */
const WAIT: readonly NextStep[] = ['answer', 'confirm']

/** The next step of an order, as the one big button. */
export function NextAction({ next, heldUntil, tries, chat, hasEmail }: NextActionProps) {
  const words = useSection(orderWords)
  if (next === 'awaitPayment')
    return (
      <Form method="post" className="card">
        <h2>{words.next.awaitPayment}</h2>
        <p>{words.awaitPayment}</p>
        {chat && (
          <a className="button" href={chat} target="_blank" rel="noreferrer">
            {words.ask}
          </a>
        )}
        {hasEmail && (
          <Submit intent="remind" kind="plain">
            {words.remind}
          </Submit>
        )}
      </Form>
    )
  const isOpen = WAIT.includes(next) || next === 'giveUp'
  return (
    <Form method="post" className="card">
      <h2>{words.next[next]}</h2>
      {heldUntil && isOpen && <p className="muted">{words.until(heldUntil)}</p>}
      <p>{words.help[next]}</p>
      {WAIT.includes(next) && tries > 0 && <p className="muted">{words.tries(tries)}</p>}
      {next === 'handOver' && (
        <>
          <TextField label={words.carrier} name="carrier" maxLength={120} autoComplete="off" />
          <GuideField />
        </>
      )}
      {chat && ASKS.includes(next) && (
        <a className="button" href={chat} target="_blank" rel="noreferrer">
          {words.ask}
        </a>
      )}
      <Submit intent={next} kind={next === 'giveUp' ? 'danger' : 'main'} wide>
        {words.take[next]}
      </Submit>
      {next === 'giveUp' && (
        <Submit intent="wants" kind="plain" wide>
          {words.wants}
        </Submit>
      )}
      {WAIT.includes(next) && (
        <Submit intent="noAnswer" kind="quiet">
          {words.noAnswer}
        </Submit>
      )}
    </Form>
  )
}
