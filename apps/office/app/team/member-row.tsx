import { Form } from '@remix-run/react'
import { ROLES, type Role } from '@store/api-client/manage'
import { Submit } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { teamWords } from '#app/words/team/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

type Member = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly seenAt: string | null
  readonly hasPasskey: boolean
  readonly revision: string
}

type MemberRowProps = {
  readonly member: Member
  /** The roles that one may give and take away. */
  readonly roles: readonly Role[]
  readonly isMe: boolean
}

/** Somebody of the team, and what may be changed of them. */
export function MemberRow({ member, roles, isMe }: MemberRowProps) {
  const team = useSection(teamWords)
  const { roles: names } = useWords()
  const dates = useDates()
  const { id, name, email, role, seenAt, hasPasskey, revision } = member
  const called = name || email
  const mayChange = !isMe && roles.includes(role)
  return (
    <li>
      <div className="row" data-ends="">
        <strong>
          {called} {isMe && <span className="muted">({team.you})</span>}
        </strong>
        <Seal dye={role === 'owner' ? 'act' : undefined}>{names[role]}</Seal>
      </div>
      <p className="muted small">
        {[name ? email : null, seenAt ? team.seen(dates.day(seenAt)) : team.neverSeen, hasPasskey ? team.passkey : null]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {mayChange && (
        <details className="fold">
          <summary aria-label={`${team.change}: ${called}`}>{team.change}</summary>
          <div className="stack">
            <Form method="post" className="stack">
              <Which {...{ id, revision }} />
              <input type="hidden" name="before" value={role} />
              <SelectField label={team.role} name="role" defaultValue={role}>
                {ROLES.filter((each) => roles.includes(each)).map((each) => (
                  <option key={each} value={each}>
                    {names[each]}
                  </option>
                ))}
              </SelectField>
              <Submit intent="change" kind="plain">
                {team.change}
              </Submit>
            </Form>
            <Form method="post" className="stack">
              <Which {...{ id, revision }} />
              <input type="hidden" name="name" value={called} />
              <p>{team.removeAsk(called)}</p>
              <Submit intent="remove" kind="danger">
                {team.remove}
              </Submit>
            </Form>
          </div>
        </details>
      )}
    </li>
  )
}

function Which({ id, revision }: { readonly id: number; readonly revision: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
    </>
  )
}
