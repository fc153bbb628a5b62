import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

export const canUsePasskeys = browserSupportsWebAuthn

async function options<T>(path: string): Promise<T | null> {
  const answer = await fetch(path, { method: 'POST' })
  return answer.ok ? ((await answer.json()) as T) : null
}

/** The person has asked for a passkey: an offer that comes later would take its place and end it. */
let isPrompting = false

/** Asks for a passkey; null: the person has none here, or would rather not. */
export async function askForPasskey(): Promise<string | null> {
  isPrompting = true
  try {
    const challenge = await options<PublicKeyCredentialRequestOptionsJSON>('/passkey-options').catch(() => null)
    return challenge && (await authenticated(challenge, false))
  } finally {
    isPrompting = false
  }
}

/** Offers passkeys in the field for the e-mail address, until one is chosen or the page is left. */
export async function offerPasskeys(): Promise<string | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const challenge = await options<PublicKeyCredentialRequestOptionsJSON>('/passkey-options').catch(() => null)
  return challenge && !isPrompting ? authenticated(challenge, true) : null
}

const authenticated = (optionsJSON: PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: boolean) =>
  startAuthentication({ optionsJSON, useBrowserAutofill }).then(
    (credential) => JSON.stringify(credential),
    () => null,
  )

/** Makes a passkey on this device; null: it was not made. `stale`: who one is has to be proven first. */
export async function makePasskey(): Promise<string | 'stale' | null> {
  const answer = await fetch('/new-passkey-options', { method: 'POST' }).catch(() => null)
  if (answer?.status === 403) return 'stale'
  if (!answer?.ok) return null
  const optionsJSON = (await answer.json()) as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).then(
    (credential) => JSON.stringify(credential),
    () => null,
  )
}
