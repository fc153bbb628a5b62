import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { loadWords } from '#app/words/words.ts'

/** Keeps the passkey that the browser has made, called after the browser; without one, asks for the proof that making one takes. */
export async function addPasskey(office: Office, sent: Sent): Promise<Done | { readonly kind: 'ready' }> {
  const { browser, device: name } = office
  if (sent.text('credential') === '') {
    // The API refuses if who it is has to be proven first: then the proof is asked for.
    await office.manage.startPasskey({ body: { browser } })
    return { kind: 'ready' }
  }
  await office.manage.addPasskey({ body: { browser, name, credential: sent.json('credential') } })
  return { kind: 'done', note: (await loadWords[office.language]()).me.passkeyAdded }
}
