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

/** Whether the person has pressed the button: a later autofill request would abort theirs. */
let isPrompting = false

/** Asks for a passkey; null: there is none on this device, or the person declined. */
export async function askForPasskey(): Promise<string | null> {
  isPrompting = true
  try {
    const challenge = await options<PublicKeyCredentialRequestOptionsJSON>('/passkey-options').catch(() => null)
    return challenge && (await authenticated(challenge, false))
  } finally {
    isPrompting = false
  }
}

/** Offers passkeys by autofill of the e-mail field, until one is chosen or the page is left. */
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

/** Creates a passkey on this device; null: it failed. `stale`: the person has to prove their identity first. */
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
