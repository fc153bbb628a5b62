import { Form } from '@remix-run/react'
import type { Role } from '@store/api-client/manage'
import { Submit } from '#app/ui/button.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { teamWords } from '#app/words/team/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

type Invitation = {
  readonly id: number
  readonly email: string
  readonly role: Role
  readonly invitedBy: string
  readonly endsAt: string
  readonly revision: string
}

/** Pending invitations. */
export function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const team = useSection(teamWords)
  const { roles } = useWords()
  const dates = useDates()
  return (
    <section className="stack">
      <h2>{team.invitations}</h2>
      <ul className="rows">
        {invitations.map(({ id, email, role, invitedBy, endsAt, revision }) => (
          <li key={id}>
            <div className="row" data-ends="">
              <strong>{email}</strong>
              <Seal>{roles[role]}</Seal>
            </div>
            <p className="muted small">
              {team.until(dates.day(endsAt))} · {team.by(invitedBy)}
            </p>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="revision" value={revision} />
              <Submit intent="withdraw" kind="quiet" aria-label={`${team.withdraw}: ${email}`}>
                {team.withdraw}
              </Submit>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
