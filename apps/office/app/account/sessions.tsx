import { Form } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { accountWords } from '#app/words/account/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

type Session = {
  readonly id: number
  readonly device: string
  readonly network: string | null
  readonly usedAt: string
  readonly isThis: boolean
}

/** The person's sessions, each with a button that ends it. */
export function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const me = useSection(accountWords)
  const dates = useDates()
  return (
    <section className="card">
      <h2>{me.sessions}</h2>
      <ul className="stack">
        {sessions.map(({ id, device, network, usedAt, isThis }) => (
          <li key={id}>
            <Form method="post" className="row" data-ends="">
              <input type="hidden" name="id" value={id} />
              <span>
                <strong>{device}</strong>{' '}
                <span className="muted small">
                  {[me.sessionUsed(dates.moment(usedAt)), network].filter(Boolean).join(' · ')}
                </span>
              </span>
              {isThis ? (
                <Seal dye="good">{me.sessionThis}</Seal>
              ) : (
                <Submit intent="end-session" kind="quiet" aria-label={`${me.sessionEnd}: ${device}`}>
                  {me.sessionEnd}
                </Submit>
              )}
            </Form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Submit intent="end-others" kind="plain">
            {me.sessionsEnd}
          </Submit>
        </Form>
      )}
    </section>
  )
}
