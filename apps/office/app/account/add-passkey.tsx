import { useActionData, useFormAction, useSubmit } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { canUsePasskeys, makePasskey } from '#app/session/passkeys.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/notes.tsx'
import { useHydrated, useOnceHydrated } from '#app/ui/use-hydrated.ts'
import { accountWords } from '#app/words/account/index.ts'
import { useSection } from '#app/words/use-words.ts'

/** Makes a passkey on this device and sends it to be stored. */
export function AddPasskey() {
  const me = useSection(accountWords)
  const isHydrated = useHydrated()
  const onceHydrated = useOnceHydrated()
  const submit = useSubmit()
  // The route's own action: an index route needs `?index` in it, which the page's address has not.
  const action = useFormAction()
  const outcome = useActionData() as { readonly kind?: string } | undefined
  const [failed, setFailed] = useState(false)
  const make = useCallback(async () => {
    const made = await makePasskey()
    setFailed(made === null)
    if (made === 'stale') submit({ intent: 'add-passkey' }, { method: 'post', action })
    else if (made) submit({ intent: 'add-passkey', credential: made }, { method: 'post', action })
  }, [submit, action])
  useEffect(() => {
    if (outcome?.kind === 'ready') void make()
  }, [outcome, make])
  if (isHydrated && !canUsePasskeys()) return <p className="muted">{me.passkeyUnable}</p>
  return (
    <>
      <Button kind="main" {...onceHydrated} onClick={() => void make()}>
        {me.passkeyAdd}
      </Button>
      {failed && <Note dye="act">{me.passkeyFailed}</Note>}
    </>
  )
}
