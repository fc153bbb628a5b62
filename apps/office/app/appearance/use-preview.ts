import { type FromPreview, type PreviewMessage, readFromPreview, type ToPreview } from '@store/core'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How often the office greets a loading page, and after how long it reports that there is no answer, in milliseconds. */
const GREETS_EVERY = 200
const PATIENCE = 5_000

type Ready = Extract<FromPreview, { kind: 'ready' }>

/**
 * The office's side of the preview's messages (core's `ToPreview`): greets each page of the frame until it answers, and
 * receives what is clicked in it.
 */
export function usePreview(url: string | null, onPicked: (paths: readonly string[]) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const nonce = useRef('')
  const greeting = useRef<ReturnType<typeof setInterval>>(undefined)
  const picked = useRef(onPicked)
  picked.current = onPicked
  const [ready, setReady] = useState<Ready | null>(null)
  const [isAway, setAway] = useState(false)
  const origin = url === null ? null : new URL(url).origin

  const send = useCallback(
    (payload: ToPreview) => {
      if (origin === null) return
      const message: PreviewMessage<ToPreview> = { feria: 1, nonce: nonce.current, payload }
      frame.current?.contentWindow?.postMessage(message, origin)
    },
    [origin],
  )

  const greet = useCallback(() => {
    clearInterval(greeting.current)
    nonce.current = crypto.randomUUID()
    const since = performance.now()
    greeting.current = setInterval(() => {
      if (performance.now() - since > PATIENCE) {
        clearInterval(greeting.current)
        return setAway(true)
      }
      send({ kind: 'hello' })
    }, GREETS_EVERY)
  }, [send])

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const payload = readFromPreview(event.data, nonce.current)
      if (payload?.kind === 'picked') picked.current(payload.paths)
      if (payload?.kind !== 'ready') return
      clearInterval(greeting.current)
      setAway(false)
      setReady(payload)
    }
    addEventListener('message', onMessage)
    return () => {
      clearInterval(greeting.current)
      removeEventListener('message', onMessage)
    }
  }, [origin])

  return { frame, ready, isAway, send, onLoad: greet }
}

export type Preview = ReturnType<typeof usePreview>
