import { manageEndpoints as calls } from '@store/api-client/manage'
import {
  addPasskey,
  changeAccount,
  changeEmail,
  endOtherSessions,
  endSession,
  getAccount,
  listPasskeys,
  listSessions,
  listSignIns,
  makeRecoveryCodes,
  type Passkey,
  removePasskey,
  type SessionHolder,
  startEmailChange,
  startPasskey,
  stopSessions,
  undoEmailChange,
} from '../../people/index.ts'
import type { Services } from '../../services.ts'
import { personOf } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'
import { settled } from './sign-in.ts'

export function meRoutes(manage: Management): void {
  manage.outside(calls.getMe, (_, { services, caller }) => meOf(services, personOf(caller)))

  manage.outside(calls.changeMe, async (_, { services, caller, body, match }) => {
    const person = personOf(caller)
    match(await meOf(services, person))
    await changeAccount(services, person.personId, body)
    return meOf(services, person)
  })

  manage.outside(calls.listSessions, async (_, { services, caller, now }) => {
    const { personId, sessionId } = personOf(caller)
    const sessions = await listSessions(services.db, personId, now)
    return {
      items: sessions.map(({ startedAt, usedAt, ...session }) => ({
        ...session,
        startedAt: startedAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isThis: session.id === sessionId,
      })),
    }
  })

  manage.outside(calls.listSignIns, async (_, { services, caller }) => ({
    items: (await listSignIns(services, personOf(caller).personId)).map(({ at, ...attempt }) => ({
      ...attempt,
      at: at.toISOString(),
    })),
  }))

  manage.outside(calls.stopSessions, async (_, { services, body, address }) => {
    const stopped = await stopSessions(services, { token: body.token, address: address() })
    if (stopped.kind === 'wrong') throw new Refusal('notFound')
    settled(stopped, 'token')
    return {}
  })

  manage.outside(calls.endSession, async (_, { services, caller, params, now }) => {
    const ended = await endSession(services.db, personOf(caller).personId, params.id, now)
    if (ended === null) throw new Refusal('notFound')
    return {}
  })

  manage.outside(calls.endOtherSessions, async (_, { services, caller, now }) => {
    const { personId, sessionId } = personOf(caller)
    return { ended: await endOtherSessions(services.db, personId, sessionId, now) }
  })

  passkeyRoutes(manage)

  manage.outside(calls.makeRecoveryCodes, async (_, { services, caller }) => ({
    codes: [...(await makeRecoveryCodes(services, personOf(caller).personId))],
  }))

  manage.outside(calls.startEmailChange, async (_, { services, caller, body, address }) => {
    const origin = { browser: body.browser, address: address() }
    const sent = await startEmailChange(services, personOf(caller), { email: body.email, origin })
    return { shownCode: settled(sent, 'email').shownCode }
  })

  manage.outside(calls.changeEmail, async (_, { services, caller, body, address }) => {
    const person = personOf(caller)
    const origin = { browser: body.browser, address: address() }
    const changed = settled(await changeEmail(services, person, { code: body.code, origin }), 'code')
    if (changed.kind === 'taken') throw new Refusal('taken')
    return meOf(services, person)
  })

  manage.outside(calls.undoEmailChange, async (_, { services, body, address }) => {
    const undone = await undoEmailChange(services, { token: body.token, address: address() })
    if (undone.kind === 'wrong') throw new Refusal('notFound')
    if (settled(undone, 'token').kind === 'taken') throw new Refusal('taken')
    return {}
  })
}

function passkeyRoutes(manage: Management): void {
  manage.outside(calls.listPasskeys, async (_, { services, caller }) => ({
    items: (await listPasskeys(services.db, personOf(caller).personId)).map(passkeyOf),
  }))

  manage.outside(calls.startPasskey, async (_, { services, caller, body, address }) => ({
    options: await startPasskey(services, personOf(caller), { browser: body.browser, address: address() }),
  }))

  manage.outside(calls.addPasskey, async (_, { services, caller, body, address }) => {
    const { browser, ...made } = body
    const origin = { browser, address: address() }
    const added = settled(await addPasskey(services, personOf(caller), { ...made, origin }), 'credential')
    if (added.kind === 'added') return passkeyOf(added.passkey)
    if (added.kind === 'full') throw wrongField('credential', 'tooMany')
    throw new Refusal('taken')
  })

  manage.outside(calls.removePasskey, async (_, { services, caller, params }) => {
    if (!(await removePasskey(services, personOf(caller), params.id))) throw new Refusal('notFound')
    return {}
  })
}

async function meOf(services: Services, { personId, freshUntil, isOperator }: SessionHolder) {
  const account = await getAccount(services, personId)
  const me = { ...account, freshUntil: freshUntil?.toISOString() ?? null, isOperator }
  return revised(me, ['freshUntil', 'isOperator', 'nextEmail', 'recoveryCodesLeft'])
}

const passkeyOf = ({ createdAt, usedAt, ...passkey }: Passkey) => ({
  ...passkey,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})
