import { useEffect, useRef, useState } from 'react'
import { detectorMaker } from './bar-codes.ts'

/** The interval of detection, and how long the same code is ignored, in milliseconds. */
const LOOKS = 200
const RESTS = 1_500

type ScannerProps = {
  readonly onCode: (code: string) => void
  /** Shown if the camera cannot be opened. */
  readonly noCamera: string
}

/** Scans codes with the camera. */
export function Scanner({ onCode, noCamera }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const latestOnCode = useRef(onCode)
  useEffect(() => {
    latestOnCode.current = onCode
  }, [onCode])
  useEffect(() => {
    const Maker = detectorMaker()
    if (!Maker) return
    const detector = new Maker()
    let stream: MediaStream | null = null
    let timer = 0
    let isOver = false
    let last = { code: '', at: 0 }
    async function scanFrame() {
      const [found] = video.current ? await detector.detect(video.current).catch(() => []) : []
      const code = found?.rawValue.trim() ?? ''
      if (isOver) return
      if (code && (code !== last.code || Date.now() - last.at > RESTS)) {
        last = { code, at: Date.now() }
        navigator.vibrate?.(30)
        latestOnCode.current(code)
      }
      timer = window.setTimeout(() => void scanFrame(), LOOKS)
    }
    async function open() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return close()
      video.current.srcObject = stream
      await video.current.play()
      await scanFrame()
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
        {noCamera}
      </p>
    )
  return <video ref={video} className="scanner" playsInline muted />
}
