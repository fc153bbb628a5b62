import { Form } from '@remix-run/react'
import type { NextStep } from '@store/core'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { ChatLink } from './chat-link.tsx'
import { GuideField } from './guide-field.tsx'

/** Of the field that says why an order is cancelled; what leads to it opens the fold around it. */
export const CANCEL_FIELD = 'cancel-why'

type NextActionProps = {
  readonly number: number
  readonly next: NextStep
  /** Until when the units are reserved. */
  readonly heldUntil: string | null
  /** How often the buyer did not answer. */
  readonly tries: number
  /** Opens a chat with the buyer. */
  readonly chat: string | null
  /** Whether such a chat was opened since the buyer last did not answer. */
  readonly isAsked: boolean
  readonly hasEmail: boolean
  readonly mayCancel: boolean
}

/** Steps that are taken after a word with the buyer. */
const ASKS: readonly NextStep[] = ['answer', 'confirm', 'giveUp', 'arrive', 'ready', 'giveOut']
/** Steps that wait for an answer of the buyer. */
const WAIT: readonly NextStep[] = ['answer', 'confirm']

/** The next step of an order, as the one big button: on the phone it stays in sight by thumb. */
export function NextAction({ number, next, heldUntil, tries, chat, isAsked, hasEmail, mayCancel }: NextActionProps) {
  const words = useSection(orderWords)
  if (next === 'awaitPayment')
    return (
      <Form method="post" className="card">
        <h2>{words.next.awaitPayment}</h2>
        <p>{words.awaitPayment}</p>
        <p className="row">
          {chat && (
            <ChatLink number={number} href={chat}>
              {words.ask}
            </ChatLink>
          )}
          {hasEmail && (
            <Submit intent="remind" kind="plain">
              {words.remind}
            </Submit>
          )}
        </p>
      </Form>
    )
  const waits = WAIT.includes(next)
  // Who has not been asked yet is asked first.
  const asksFirst = waits && chat !== null && !isAsked
  return (
    <Form method="post" className="next">
      <div className="next-info">
        <h2>{words.next[next]}</h2>
        {heldUntil && (waits || next === 'giveUp') && <p className="muted">{words.until(heldUntil)}</p>}
        <p>{words.help[next]}</p>
        {waits && tries > 0 && <p className="muted">{words.tries(tries)}</p>}
        {next === 'handOver' && (
          <>
            <TextField label={words.carrier} name="carrier" maxLength={120} autoComplete="off" />
            <GuideField />
          </>
        )}
      </div>
      <div className="next-bar">
        {chat && ASKS.includes(next) && (
          <ChatLink number={number} href={chat} isMain={asksFirst}>
            {next === 'confirm' ? words.askConfirm : words.ask}
          </ChatLink>
        )}
        <Submit intent={next} kind={next === 'giveUp' ? 'danger' : asksFirst ? 'plain' : 'main'}>
          {words.take[next]}
        </Submit>
        {next === 'giveUp' && (
          <Submit intent="wants" kind="plain">
            {words.wants}
          </Submit>
        )}
        {waits && (
          <Submit intent="noAnswer" kind="quiet">
            {words.noAnswer}
          </Submit>
        )}
        {mayCancel && next !== 'giveUp' && (
          <a className="button" data-kind="quiet" href={`#${CANCEL_FIELD}`}>
            {words.cancelShort}
          </a>
        )}
      </div>
    </Form>
  )
}
