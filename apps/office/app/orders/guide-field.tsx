import { lazy, Suspense, useRef, useState } from 'react'
import { canScan } from '#app/ui/bar-codes.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'

/** Loaded when the camera is opened. */
const Scanner = lazy(async () => ({ default: (await import('#app/ui/scanner.tsx')).Scanner }))

/** The carrier's number of a parcel: typed, or read from its label by the camera where the browser can. */
export function GuideField({ typed }: { readonly typed?: string | undefined }) {
  const words = useSection(orderWords)
  const isHydrated = useHydrated()
  const [isScanning, setScanning] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  function fill(code: string) {
    const input = field.current?.querySelector('input')
    if (input) input.value = code.slice(0, input.maxLength)
    setScanning(false)
  }
  return (
    <>
      <div className="find" ref={field}>
        <TextField
          label={words.guide}
          name="guide"
          maxLength={120}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
        />
        {isHydrated && canScan() && (
          <Button onClick={() => setScanning(!isScanning)} aria-pressed={isScanning}>
            {isScanning ? words.stopScan : words.scan}
          </Button>
        )}
      </div>
      {isScanning && (
        <Suspense fallback={null}>
          <Scanner onCode={fill} noCamera={words.noCamera} />
        </Suspense>
      )}
    </>
  )
}
