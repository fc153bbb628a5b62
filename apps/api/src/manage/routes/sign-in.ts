import { manageEndpoints as calls } from '@store/api-client/manage'
import {
  endSession,
  openSignInLink,
  type Reserved,
  type SignedIn,
  sendSignInCode,
  sendStepUpCode,
  signInWithCode,
  signInWithPasskey,
  signInWithRecoveryCode,
  startPasskeySignIn,
  stepUpWithCode,
  stepUpWithPasskey,
  type TooMany,
  type WrongCode,
} from '../../people/index.ts'
import { personOf } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'

export function signInRoutes(manage: Management): void {
  manage.outside(calls.sendSignInCode, async (_, { body, services, address, language }) => {
    const origin = { browser: body.browser, address: address() }
    const sent = await sendSignInCode(services, { email: body.email, origin, language: body.language ?? language })
    return { shownCode: settled(sent, 'email').shownCode }
  })

  manage.outside(calls.signInWithCode, async (_, { body, services, address, language }) => {
    const { browser, ...fields } = body
    const entered = await signInWithCode(services, { ...fields, language, origin: { browser, address: address() } })
    return signedIn(settled(entered, 'code'))
  })

  manage.outside(calls.openSignInLink, async (_, { body, services, address, language }) => {
    const { browser, ...fields } = body
    const opened = await openSignInLink(services, { ...fields, language, origin: { browser, address: address() } })
    if (opened.kind === 'wrong') throw new Refusal('notFound')
    const right = settled(opened, 'token')
    return right.kind === 'signedIn' ? { kind: 'signedIn' as const, ...signedIn(right) } : right
  })

  manage.outside(calls.startPasskeySignIn, async (_, { body, services, address }) => {
    const started = await startPasskeySignIn(services, { browser: body.browser, address: address() })
    return { options: settled(started, 'browser').options }
  })

  manage.outside(calls.signInWithPasskey, async (_, { body, services, address }) => {
    const { browser, ...fields } = body
    const entered = await signInWithPasskey(services, { ...fields, origin: { browser, address: address() } })
    return signedIn(settled(entered, 'credential'))
  })

  manage.outside(calls.signInWithRecoveryCode, async (_, { body, services, address }) => {
    const { browser, ...fields } = body
    const entered = await signInWithRecoveryCode(services, { ...fields, origin: { browser, address: address() } })
    return signedIn(settled(entered, 'code'))
  })

  manage.outside(calls.sendStepUpCode, async (_, { body, services, caller, address }) => {
    const sent = await sendStepUpCode(services, personOf(caller), { browser: body.browser, address: address() })
    return { shownCode: settled(sent, 'browser').shownCode }
  })

  manage.outside(calls.stepUp, async (_, { body, services, caller, address }) => {
    const origin = { browser: body.browser, address: address() }
    const { code, credential } = body
    if (code !== undefined)
      return signedIn(settled(await stepUpWithCode(services, personOf(caller), { code, origin }), 'code'))
    if (credential === undefined) throw wrongField('code', 'missing')
    return signedIn(settled(await stepUpWithPasskey(services, personOf(caller), { credential, origin }), 'credential'))
  })

  manage.outside(calls.signOut, async (_, { services, caller, now }) => {
    const { personId, sessionId } = personOf(caller)
    await endSession(services.db, personId, sessionId, now)
    return {}
  })
}

const signedIn = ({ session, endsAt, isNew }: SignedIn) => ({ session, endsAt: endsAt.toISOString(), isNew })

/** Returns the outcome, or throws its refusal: anything wrong is an `unknown` value of this field. */
export function settled<T extends { readonly kind: string }>(
  outcome: T | WrongCode | TooMany | Reserved,
  field: string,
): Exclude<T, WrongCode | TooMany | Reserved> {
  const { kind } = outcome
  if (kind === 'tooMany') throw new Refusal('tooMany', { retryAfter: (outcome as TooMany).seconds })
  if (kind === 'wrong') throw wrongField(field, 'unknown')
  if (kind === 'reserved') throw new Refusal('state', { usedBy: 'emailChange' })
  return outcome as Exclude<T, WrongCode | TooMany | Reserved>
}
