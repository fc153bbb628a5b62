import { useEffect, useRef, useState } from 'react'
import { stockWords } from '#app/words/stock/index.ts'
import { useSection } from '#app/words/use-words.ts'

type Detector = { readonly detect: (from: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> }
type DetectorMaker = new () => Detector

const makerOf = (): DetectorMaker | undefined =>
  (globalThis as unknown as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector

/** Whether this browser reads codes from the camera. */
export const canScan = (): boolean => makerOf() !== undefined && navigator.mediaDevices !== undefined

/** How often the picture is looked at, and how long one code is not read again, in milliseconds. */
const LOOKS = 200
const RESTS = 1_500

/** The camera, reading codes. */
export function Scanner({ onCode }: { readonly onCode: (code: string) => void }) {
  const { counting: words } = useSection(stockWords)
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const told = useRef(onCode)
  useEffect(() => {
    told.current = onCode
  }, [onCode])
  useEffect(() => {
    const Maker = makerOf()
    if (!Maker) return
    const detector = new Maker()
    let stream: MediaStream | null = null
    let timer = 0
    let isOver = false
    let last = { code: '', at: 0 }
    async function look() {
      const [found] = video.current ? await detector.detect(video.current).catch(() => []) : []
      const code = found?.rawValue.trim() ?? ''
      if (isOver) return
      if (code && (code !== last.code || Date.now() - last.at > RESTS)) {
        last = { code, at: Date.now() }
        navigator.vibrate?.(30)
        told.current(code)
      }
      timer = window.setTimeout(() => void look(), LOOKS)
    }
    async function open() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return close()
      video.current.srcObject = stream
      await video.current.play()
      await look()
    }
    function close() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    open().catch(() => setFailed(true))
    return () => {
      isOver = true
      clearTimeout(timer)
      close()
    }
  }, [])
  if (failed)
    return (
      <p className="wrong" role="alert">
        {words.noCamera}
      </p>
    )
  return <video ref={video} className="scanner" playsInline muted />
}
