import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { GROUPS, MAIN, visible } from '#app/shop/menu.ts'
import { ownKey } from './own-key.ts'

const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })))

type KeyGateProps = {
  readonly base: string
  /** What the person may do in the shop. */
  readonly scopes: readonly string[]
}

/** Listens for shortcuts on a shop's pages. Their code is loaded with the first one. */
export function KeyGate({ base, scopes }: KeyGateProps) {
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => {
    const screens = visible([...MAIN, ...GROUPS.flatMap((group) => group.screens)], scopes)
    const canFind = scopes.includes('orders:read') || scopes.includes('products:read')
    function pathOf(name: string) {
      if (name === 'find') return canFind ? `${base}/find` : null
      const screen = screens.find((each) => each.name === name)
      return screen ? base + screen.path : null
    }
    function help() {
      setOpen(true)
      setWasOpen(true)
    }
    function press(event: KeyboardEvent) {
      const key = ownKey(event)
      if (key === null) return
      event.preventDefault()
      import('./run-key.ts').then(({ runKey }) => runKey(key, { pathOf, go, help })).catch(() => undefined)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [base, scopes, go])
  return (
    wasOpen && (
      <Suspense>
        <KeysDialog isOpen={isOpen} scopes={scopes} onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
