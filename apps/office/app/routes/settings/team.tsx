import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { ROLES, type Role, rolesGivenBy } from '@store/api-client/manage'
import { Support } from '#app/oversight/support.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { changeTeam } from '#app/team/change-team.server.ts'
import { Invitations } from '#app/team/invitations.tsx'
import { MemberRow } from '#app/team/member-row.tsx'
import { Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { rightsWords } from '#app/words/rights/index.ts'
import { teamWords } from '#app/words/team/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async (office, { shopId, role, scopes }) => {
      const params = { shopId }
      const [me, team, invitations, support, shop] = await Promise.all([
        office.me(),
        office.manage.listTeam({ params }),
        office.manage.listInvitations({ params }),
        office.manage.listSupport({ params }),
        office.manage.getShop({ params }),
      ])
      return {
        myId: me.id,
        team: team.items,
        invitations: invitations.items,
        roles: rolesGivenBy(role),
        money: { currency: shop.currency, country: shop.country },
        mayLimit: role === 'owner',
        support: scopes.includes('support:write') ? support.items : null,
      }
    },
    'team',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeTeam(office, sent, await shopOf(args, office)))

export default function Team() {
  const { myId, team, invitations, roles, support, money, mayLimit } = useLoaderData<typeof loader>()
  const words = useSection(teamWords)
  const { refused, proof, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={words.title} intro={words.intro} />
      <Refusal of={refused} />
      <Proof needed={proof} />
      <ul className="rows">
        {team.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            roles={roles}
            money={money}
            mayLimit={mayLimit}
            refused={refused}
            isMe={member.id === myId}
          />
        ))}
      </ul>
      {roles.length > 0 && (
        <Invite roles={roles} refused={refused} isAlone={team.length === 1} key={invitations.length} />
      )}
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {support && <Support accesses={support} />}
      <details className="fold">
        <summary>{words.leave}</summary>
        <Form method="post" className="card">
          <p>{words.leaveAsk}</p>
          <Submit intent="leave" kind="danger">
            {words.leave}
          </Submit>
        </Form>
      </details>
      <Toast done={done} />
    </div>
  )
}

type InviteProps = {
  readonly roles: readonly Role[]
  readonly refused: ReturnType<typeof useOutcome>['refused']
  readonly isAlone: boolean
}

function Invite({ roles, refused, isAlone }: InviteProps) {
  const team = useSection(teamWords)
  const { roles: names } = useWords()
  const { rolesDo } = useSection(rightsWords)
  const wrong = wrongIn(refused, 'invite')
  return (
    <Form method="post" className="card">
      <h2>{isAlone ? team.inviteTitle : team.invite}</h2>
      <TextField
        label={team.inviteEmail}
        wrong={wrong.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
      />
      <SelectField
        label={team.role}
        name="role"
        defaultValue={roles.includes('sales') ? 'sales' : roles[0]}
        wrong={wrong.role}
      >
        {ROLES.filter((role) => roles.includes(role)).map((role) => (
          <option key={role} value={role}>
            {names[role]}
          </option>
        ))}
      </SelectField>
      <details className="fold">
        <summary>{team.rolesHelp}</summary>
        <dl className="stack" data-tight="">
          {roles.map((role) => (
            <div key={role}>
              <dt>
                <strong>{names[role]}</strong>
              </dt>
              <dd className="muted small">{rolesDo[role]}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Submit intent="invite">{team.invite}</Submit>
    </Form>
  )
}
