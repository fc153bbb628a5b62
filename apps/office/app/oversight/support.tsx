import { Form } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { Choices } from '#app/ui/fields.tsx'
import { supportWords } from '#app/words/support/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

type Access = {
  readonly id: number
  readonly mayChange: boolean
  readonly reason: string | null
  readonly grantedBy: string
  readonly since: string
  readonly endsAt: string
}

/** Gives the platform's support access for a day, and lists past accesses. */
export function Support({ accesses }: { readonly accesses: readonly Access[] }) {
  const words = useSection(supportWords)
  const dates = useDates()
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="muted">{words.intro}</p>
      <Form method="post" className="stack">
        <Choices
          label={words.what}
          name="may"
          value="look"
          options={[
            { value: 'look', text: words.look },
            { value: 'change', text: words.change },
          ]}
        />
        <p className="row">
          <Submit intent="support" kind="plain">
            {words.grant}
          </Submit>
        </p>
      </Form>
      {accesses.length > 0 && (
        <>
          <Form method="post">
            <Submit intent="support-end" kind="danger">
              {words.end}
            </Submit>
          </Form>
          <h3>{words.past}</h3>
          <ul className="stack" data-tight="">
            {accesses.map(({ id, mayChange, reason, grantedBy, since }) => (
              <li key={id} className="small">
                {(reason === null ? words.by : words.byEmergency)(grantedBy, dates.moment(since))} ·{' '}
                {mayChange ? words.change : words.look}
                {reason && <q> {reason}</q>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
