import { Form } from '@remix-run/react'
import type { NextStep } from '@store/core'
import type { MouseEvent } from 'react'
import type { Refused } from '#app/session/outcome.ts'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { orderMoneyWords } from '#app/words/order-money/index.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { ChatLink } from './chat-link.tsx'
import { HandOverFields } from './hand-over-fields.tsx'
import { isMoneyStep, MOST_NOTE } from './money-steps.ts'

/** The id of the fold that cancels an order. */
export const CANCEL_FOLD = 'cancel'

type NextActionProps = {
  readonly number: number
  readonly next: NextStep
  /** Until when the units are reserved. */
  readonly heldUntil: string | null
  /** How many times the buyer did not answer. */
  readonly tries: number
  /** The link to a chat with the buyer. */
  readonly chat: string | null
  /** Whether such a chat was opened since the buyer last did not answer. */
  readonly isAsked: boolean
  readonly hasEmail: boolean
  readonly mayCancel: boolean
  /** The last day of the promised delivery. */
  readonly promised: string | null
  /** Carriers with a tracking page. */
  readonly carriers: readonly string[]
  readonly refused: Refused | null
}

/** Steps before which the buyer may be asked. */
const ASKS: readonly NextStep[] = ['answer', 'confirm', 'giveUp', 'arrive', 'ready', 'giveOut']
/** Steps that wait for an answer of the buyer. */
const WAIT: readonly NextStep[] = ['answer', 'confirm']

/** The next step of an order, as the one main button: on phones it stays in view, within reach of the thumb. */
export function NextAction({ number, next, heldUntil, tries, chat, isAsked, ...rest }: NextActionProps) {
  const { hasEmail, mayCancel, promised, carriers, refused } = rest
  const words = useSection(orderWords)
  const money = useSection(orderMoneyWords)
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
  if (next === 'awaitArrival')
    return (
      <Form method="post" className="card">
        <h2>{words.next.awaitArrival}</h2>
        {promised && <p>{words.promised(promised)}</p>}
        <p className="row">
          <Submit intent="arrive" kind="plain">
            {words.take.arriveEarly}
          </Submit>
          {chat && (
            <ChatLink number={number} href={chat}>
              {words.ask}
            </ChatLink>
          )}
        </p>
      </Form>
    )
  const waits = WAIT.includes(next)
  // Until a chat was opened, opening it is the main button.
  const asksFirst = waits && chat !== null && !isAsked
  const ask = chat && ASKS.includes(next) && (
    <ChatLink key="ask" number={number} href={chat} isMain={asksFirst}>
      {next === 'confirm' ? words.askConfirm : words.ask}
    </ChatLink>
  )
  const take = (
    <Submit key="take" intent={next} kind={next === 'giveUp' ? 'danger' : asksFirst ? 'plain' : 'main'}>
      {words.take[next]}
    </Submit>
  )
  return (
    <Form method="post" className="next card">
      <div className="next-info">
        <h2>{words.next[next]}</h2>
        {heldUntil && (waits || next === 'giveUp') && <p className="muted">{words.until(heldUntil)}</p>}
        <p>{words.help[next]}</p>
        {waits && tries > 0 && <p className="muted">{words.tries(tries)}</p>}
        {isMoneyStep(next) && (
          <TextField label={money.note} hint={money.noteHint} name="why" maxLength={MOST_NOTE} autoComplete="off" />
        )}
        {next === 'handOver' && <HandOverFields carriers={carriers} refused={refused} />}
      </div>
      <div className="next-bar">
        {asksFirst ? [ask, take] : [take, ask]}
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
          <a className="button" data-kind="quiet" href={`#${CANCEL_FOLD}`} onClick={openCancelling}>
            {words.cancelShort}
          </a>
        )}
      </div>
    </Form>
  )
}

/** Opens the fold that cancels, and focuses its field; without scripts the link scrolls to it. */
function openCancelling(event: MouseEvent) {
  const fold = document.getElementById(CANCEL_FOLD)
  if (!(fold instanceof HTMLDetailsElement)) return
  event.preventDefault()
  fold.open = true
  fold.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
}
