import { Form, useFetcher } from '@remix-run/react'
import type { MessageState } from '@store/api-client/manage'
import type { Done, Refused } from '#app/session/outcome.ts'
import { Submit } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { inboxWords } from '#app/words/inbox/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'
import type { Answerer, ShownMessage } from './read-messages.server.ts'

type MessageRowProps = {
  readonly message: ShownMessage
  /** The team members that it can be assigned to. */
  readonly team: readonly Answerer[]
  readonly myId: number
}

const DYES = { new: 'soon', done: 'good', spam: undefined } as const

/** A message, the links to answer it, and its state. */
export function MessageRow({ message, team, myId }: MessageRowProps) {
  const words = useSection(inboxWords)
  const dates = useDates()
  const { at, name, email, phone, start, rest, state, answered, changed, assigned } = message
  const facts = [
    assigned && words.seesTo(assigned.id === myId ? words.you : assigned.name),
    answered && words.answered(answered.who, dates.moment(answered.at)),
    state !== 'new' && changed && words.changed(changed.who, dates.moment(changed.at)),
  ].filter(Boolean)
  return (
    <li>
      <div className="row" data-ends="">
        <strong>{name}</strong>
        <Seal dye={DYES[state]}>{words.state[state]}</Seal>
      </div>
      <p className="muted small">{[dates.moment(at), email, phone].filter(Boolean).join(' · ')}</p>
      <p className="written">{rest ? `${start} …` : start}</p>
      {rest && (
        <Fold title={words.rest} about={name}>
          <p className="written">{rest}</p>
        </Fold>
      )}
      {facts.length > 0 && <p className="muted small">{facts.join(' · ')}</p>}
      {state !== 'spam' && <Answer message={message} />}
      <div className="actions">
        <Form method="post" className="row">
          <Known message={message} was={state} />
          {ACTS[state].map((act) => (
            <Submit key={act} intent={act} kind="quiet" aria-label={`${words.become[act]}: ${name}`}>
              {words.become[act]}
            </Submit>
          ))}
        </Form>
        {state === 'new' && team.length > 1 && (
          <Fold title={words.assign} about={name} key={assigned?.id ?? 0}>
            <Form method="post" className="stack">
              <Known message={message} was={String(assigned?.id ?? '')} />
              <SelectField label={words.assignTo} name="assigned" defaultValue={assigned?.id ?? ''}>
                <option value="">{words.nobody}</option>
                {team.map((person) => (
                  <option key={person.id} value={person.id}>
                    {person.id === myId ? `${person.name} (${words.you})` : person.name}
                  </option>
                ))}
              </SelectField>
              <Submit intent="assign" kind="plain" aria-label={`${words.assign}: ${name}`}>
                {words.assign}
              </Submit>
            </Form>
          </Fold>
        )}
      </div>
    </li>
  )
}

/** The states that follow each state. */
const ACTS: { readonly [Each in MessageState]: readonly MessageState[] } = {
  new: ['done', 'spam'],
  done: ['new', 'spam'],
  spam: ['new'],
}

/** The message's id and revision, as hidden fields. */
function Known({ message: { id, revision }, was }: { readonly message: ShownMessage; readonly was: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="was" value={was} />
    </>
  )
}

/**
 * A link that opens the answer in another program. Opening it is recorded by a script; without scripts the link works alone.
 */
function Answer({ message: { id, name, links } }: { readonly message: ShownMessage }) {
  const words = useSection(inboxWords)
  const fetcher = useFetcher<Done | Refused>()
  const note = () => fetcher.submit({ intent: 'answered', id }, { method: 'post' })
  return (
    <p className="reach">
      {links.chat && (
        <a
          className="button"
          href={links.chat}
          target="_blank"
          rel="noreferrer"
          aria-label={`${words.answerByChat}: ${name}`}
          onClick={note}
        >
          WhatsApp
        </a>
      )}
      <a className="button" href={links.mail} aria-label={`${words.answerByMail}: ${name}`} onClick={note}>
        {links.chat ? words.mail : words.answerByMail}
      </a>
      {fetcher.data && (
        <span className="muted small" aria-live="polite">
          {fetcher.data.kind === 'done' ? fetcher.data.note : fetcher.data.message}
        </span>
      )}
    </p>
  )
}
