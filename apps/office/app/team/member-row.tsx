import { Form } from '@remix-run/react'
import { ROLES, type Role, SCOPES_OF_ROLE } from '@store/api-client/manage'
import { formatAmount, type MoneyStyle } from '@store/core'
import type { Refused } from '#app/session/outcome.ts'
import { Submit } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
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
  /** The most that they may refund of one order, in hundredths; null: no limit. */
  readonly refundLimit: number | null
}

type MemberRowProps = {
  readonly member: Member
  /** The roles that the reader may assign. */
  readonly roles: readonly Role[]
  readonly isMe: boolean
  readonly money: ShopMoney
  /** Whether the reader may set the refund limits of others. */
  readonly mayLimit: boolean
  readonly refused: Refused | null
}

type ShopMoney = Required<MoneyStyle>

/** Owners have no refund limit. */
const isLimited = (role: Role) => role !== 'owner' && SCOPES_OF_ROLE[role].some((scope) => scope === 'orders:refund')

/** A member of the team, with the forms to change them. */
export function MemberRow({ member, roles, isMe, money, mayLimit, refused }: MemberRowProps) {
  const team = useSection(teamWords)
  const { roles: names } = useWords()
  const dates = useDates()
  const { id, name, email, role, seenAt, hasPasskey, revision, refundLimit } = member
  const limit = isLimited(role) && refundLimit !== null ? formatAmount(refundLimit, money) : null
  const called = name || email
  const mayChange = !isMe && roles.includes(role)
  const folded = mayLimit && isLimited(role) ? team.roleAndLimit : team.change
  return (
    <li>
      <div className="row" data-ends="">
        <strong>
          {called} {isMe && <span className="muted">({team.you})</span>}
        </strong>
        <Seal dye={role === 'owner' ? 'act' : undefined}>{names[role]}</Seal>
      </div>
      <p className="muted small">
        {[
          name ? email : null,
          seenAt ? team.seen(dates.day(seenAt)) : team.neverSeen,
          hasPasskey ? team.passkey : null,
          limit ? team.limitOf(limit) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {mayChange && (
        <details className="fold">
          <summary aria-label={`${folded}: ${called}`}>{folded}</summary>
          <div className="stack">
            <Form method="post" className="stack">
              <Which id={id} revision={revision} />
              <input type="hidden" name="before" value={role} />
              <input type="hidden" name="email" value={email} />
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
            {mayLimit && isLimited(role) && (
              <Form method="post" className="stack" key={refundLimit}>
                <Which id={id} revision={revision} />
                <input type="hidden" name="role" value={role} />
                <input type="hidden" name="before" value={limit ?? ''} />
                <MoneyField
                  label={team.limit}
                  hint={team.limitHint}
                  name="limit"
                  amount={refundLimit}
                  money={money}
                  wrong={refused?.fields.member === String(id) ? refused.fields.limit : undefined}
                />
                <Submit intent="limit" kind="plain">
                  {team.limitTake}
                </Submit>
              </Form>
            )}
            <Form method="post" className="stack">
              <Which id={id} revision={revision} />
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
