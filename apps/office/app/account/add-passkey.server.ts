import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { accountWords } from '#app/words/account/index.ts'

/**
 * Stores the passkey that the browser has made, under the device's name; without a credential in the form, checks that the
 * person may make one now.
 */
export async function addPasskey(office: Office, sent: Sent): Promise<Done | { readonly kind: 'ready' }> {
  const { browser, device: name } = office
  if (sent.text('credential') === '') {
    // The API answers `freshNeeded` if the person has to prove who they are first; `act` then asks for the proof.
    await office.manage.startPasskey({ body: { browser } })
    return { kind: 'ready' }
  }
  await office.manage.addPasskey({ body: { browser, name, credential: sent.json('credential') } })
  return { kind: 'done', note: accountWords.of(office.language).passkeyAdded }
}
