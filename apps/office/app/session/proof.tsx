import { Form, useFormAction, useSubmit } from '@remix-run/react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/fields.tsx'
import { Float } from '#app/ui/float.tsx'
import { ShownCode } from '#app/ui/notes.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useWords } from '#app/words/use-words.ts'
import type { ProofNeeded } from './outcome.ts'
import { askForPasskey, canUsePasskeys } from './passkeys.ts'

/** Asks for a fresh proof, and then submits the form again. Without scripts it is part of the page. */
export function Proof({ needed }: { readonly needed: ProofNeeded | null }) {
  const { proof } = useWords()
  const isHydrated = useHydrated()
  const [closed, setClosed] = useState<ProofNeeded | null>(null)
  if (!needed) return null
  if (isHydrated)
    return (
      <Float title={proof.title} isOpen={needed !== closed} onClose={() => setClosed(needed)}>
        <Questions needed={needed} />
      </Float>
    )
  return (
    <section className="card" aria-labelledby="proof">
      <h2 id="proof">{proof.title}</h2>
      <Questions needed={needed} />
    </section>
  )
}

function Questions({ needed }: { readonly needed: ProofNeeded }) {
  const { proof, enter } = useWords()
  const isHydrated = useHydrated()
  const submit = useSubmit()
  const action = useFormAction()
  const [failed, setFailed] = useState(false)
  const again = <input type="hidden" name="again" value={needed.again} />
  async function byPasskey() {
    const credential = await askForPasskey()
    setFailed(credential === null)
    if (credential) submit({ again: needed.again, proof: 'passkey', credential }, { method: 'post', action })
  }
  if (needed.sent)
    return (
      <Form method="post" className="stack">
        {again}
        <input type="hidden" name="proof" value="code" />
        <p className="muted">{proof.sent(needed.email)}</p>
        <ShownCode code={needed.shownCode} />
        <CodeField label={proof.code} wrong={needed.refusal} />
        <Button kind="main" type="submit">
          {proof.confirm}
        </Button>
      </Form>
    )
  return (
    <Form method="post" className="stack">
      {again}
      <p className="muted">{proof.intro}</p>
      {(failed || needed.refusal) && <p role="alert">{needed.refusal ?? enter.passkeyFailed}</p>}
      {isHydrated && canUsePasskeys() && (
        <Button kind="main" onClick={() => void byPasskey()}>
          {proof.passkey}
        </Button>
      )}
      <Button type="submit" name="proof" value="send">
        {proof.send}
      </Button>
    </Form>
  )
}
