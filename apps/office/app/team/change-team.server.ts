import { data } from '@remix-run/node'
import { ROLES, type Role } from '@store/api-client/manage'
import { formatAmount } from '@store/core'
import { goTo, type Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { supportWords } from '#app/words/support/index.ts'
import { teamWords } from '#app/words/team/index.ts'
import { loadWords } from '#app/words/words.ts'

/** The amount of the example in a message, in hundredths. */
const SOME_AMOUNT = 200_000_00

const roleOf = (sent: Sent): Role => ROLES.find((role) => role === sent.text('role')) ?? 'sales'

/** Handles the forms of the team page. */
export async function changeTeam(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused | Response> {
  const { manage } = office
  const words = teamWords.of(office.language)
  const { roles } = await loadWords[office.language]()
  const one = { shopId, id: sent.number('id') }
  const revision = sent.text('revision')
  switch (sent.intent) {
    case 'invite': {
      const { email } = await manage.invite({
        params: { shopId },
        body: { email: sent.text('email'), role: roleOf(sent) },
      })
      return { kind: 'done', note: words.invited(email) }
    }
    case 'support':
      await manage.grantSupport({ params: { shopId }, body: { mayChange: sent.text('may') === 'change' } })
      return { kind: 'done', note: supportWords.of(office.language).granted }
    case 'support-end':
      await manage.endSupport({ params: { shopId } })
      return { kind: 'done', note: supportWords.of(office.language).ended }
    case 'withdraw':
      await manage.withdrawInvitation({ params: one, revision })
      return { kind: 'done', note: words.withdrawn }
    case 'change': {
      // Ownership is transferred by an invitation, which the member has to accept.
      if (roleOf(sent) === 'owner' && sent.text('before') !== 'owner') {
        const { email } = await manage.invite({
          params: { shopId },
          body: { email: sent.text('email'), role: 'owner' },
        })
        return { kind: 'done', note: words.handedOver(email) }
      }
      const changed = await manage.changeMember({ params: one, revision, body: { role: roleOf(sent) } })
      const before = sent.text('before')
      return {
        kind: 'done',
        note: words.changed(changed.name || changed.email, roles[changed.role]),
        ...(before &&
          before !== 'owner' && {
            undo: { intent: 'change', id: String(one.id), revision: changed.revision, role: before },
          }),
      }
    }
    case 'limit': {
      const { currency, country } = await manage.getShop({ params: { shopId } })
      const money = { currency, country }
      const refundLimit = sent.money('limit', money)
      if (refundLimit === null && sent.text('limit') !== '')
        return wrongFields(sent, { limit: words.limitWrong(formatAmount(SOME_AMOUNT, money)), member: String(one.id) })
      const changed = await manage.changeMember({ params: one, revision, body: { role: roleOf(sent), refundLimit } })
      const limitText = refundLimit === null ? words.unlimited : words.limited(formatAmount(refundLimit, money))
      const undo = { intent: 'limit', id: String(one.id), revision: changed.revision, role: changed.role }
      return {
        kind: 'done',
        note: `${changed.name || changed.email}: ${limitText}`,
        undo: { ...undo, limit: sent.text('before'), before: sent.text('limit') },
      }
    }
    case 'remove':
      await manage.removeMember({ params: one, revision })
      return { kind: 'done', note: words.removed(sent.text('name')) }
    case 'leave':
      await manage.leaveTeam({ params: { shopId } })
      return goTo('/')
    default:
      throw data(null, { status: 400 })
  }
}
