import { useNavigation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { canScan } from '#app/ui/bar-codes.ts'
import { Button, Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { SaleState } from './sale.server.ts'

/** Loaded when the camera is opened. */
const Scanner = lazy(async () => ({ default: (await import('#app/ui/scanner.tsx')).Scanner }))

/**
 * Finds products of a sale: by name, or by code, which adds one at once. The code is typed, read by the camera, or by a
 * scanner, which types it and presses Enter, possibly before the previous one was answered.
 */
export function SaleFind({ state }: { readonly state: SaleState | null }) {
  const { sale: words, scan, stopScan, noCamera } = useSection(orderWords)
  const isHydrated = useHydrated()
  const [isScanning, setScanning] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { state: sending } = useNavigation()
  const waiting = useRef<string[]>([])
  const isBusy = useRef(false)
  /** Sends the codes one after the other, as each response has the lines that the next one is added to. */
  function askNext() {
    const input = inputIn(box.current)
    const next = isBusy.current ? undefined : waiting.current.shift()
    if (next === undefined || !input) return
    isBusy.current = true
    const typed = input.value
    input.value = next.slice(0, input.maxLength)
    input.form?.requestSubmit(box.current?.querySelector<HTMLButtonElement>('[value="find"]'))
    input.value = typed
  }
  function ask(code: string) {
    waiting.current.push(code)
    askNext()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one is sent when the one before has been answered
  useEffect(() => {
    isBusy.current = sending !== 'idle'
    askNext()
  }, [sending])

  // The answered code is replaced by what the response says, unless something else was typed meanwhile.
  useEffect(() => {
    const input = inputIn(box.current)
    const asked = state?.values.q?.[0] ?? ''
    if (!state || !input || (input.value !== '' && input.value !== asked)) return
    input.value = state.typed
    if (document.activeElement === input) input.select()
  }, [state])

  return (
    <>
      <div className="find" ref={box}>
        <TextField
          label={words.find}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={state?.typed ?? ''}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={(event) => {
            const { value } = event.currentTarget
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (value.trim() === '') return
            event.currentTarget.value = ''
            ask(value)
          }}
        />
        <Submit intent="find" kind="plain">
          {words.findWord}
        </Submit>
        {isHydrated && canScan() && (
          <Button onClick={() => setScanning(!isScanning)} aria-pressed={isScanning}>
            {isScanning ? stopScan : scan}
          </Button>
        )}
      </div>
      <p className="muted small">{words.findHint}</p>
      {isScanning && (
        <Suspense fallback={null}>
          <Scanner onCode={ask} noCamera={noCamera} />
        </Suspense>
      )}
      <p role="status" className={state?.added ? undefined : 'hidden'}>
        {state?.added && words.added(state.added)}
      </p>
      {state?.found?.length === 0 && <p className="muted">{words.nothing}</p>}
    </>
  )
}

const inputIn = (box: HTMLElement | null) => box?.querySelector('input') ?? null
