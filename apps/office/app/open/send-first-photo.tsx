import { Link, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { upload } from '#app/media/upload.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Note } from '#app/ui/notes.tsx'
import { openWords } from '#app/words/open/index.ts'
import { photoWords } from '#app/words/photo/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { fileOf, forgetPhoto, storedPhoto } from './stored-photo.ts'

type SendFirstPhotoProps = {
  readonly productId: number
  /** The key of the shop's draft, under which the photo is stored. */
  readonly draft: string
}

/** Uploads the stored photo of a shop's first product, once the shop is open. */
export function SendFirstPhoto({ productId, draft }: SendFirstPhotoProps) {
  const open = useSection(openWords)
  const words = useSection(photoWords)
  const { base } = useShop()
  const navigate = useNavigate()
  const [sending, setSending] = useState<'now' | 'failed' | null>(null)
  const isSent = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const data = storedPhoto(draft)
    // People who have gone to another page meanwhile stay there.
    const done = () => isHere.current && navigate(base, { replace: true, preventScrollReset: true })
    if (data === null) {
      done()
      return
    }
    setSending('now')
    void sendPhoto(base, productId, data).then((isKept) => {
      if (!isKept) return setSending('failed')
      forgetPhoto()
      done()
    })
  }, [base, productId, draft, navigate])
  const later = <Link to={`products/${productId}`}>{open.photoLater}</Link>
  if (sending === null)
    return (
      <noscript>
        <Note dye="act">
          <p>{words.needsScripts}</p>
          {later}
        </Note>
      </noscript>
    )
  return (
    <Note dye={sending === 'failed' ? 'now' : 'act'}>
      <p role="status">{sending === 'failed' ? words.failed : words.sending}</p>
      {sending === 'failed' && later}
    </Note>
  )
}

async function sendPhoto(base: string, productId: number, data: string): Promise<boolean> {
  const sent = await upload(base, fileOf(data))
  if (sent.kind === 'refused') return false
  const answer = await fetch(`${base}/first-photo`, {
    method: 'POST',
    body: JSON.stringify({ productId, src: sent.src }),
    headers: { 'content-type': 'application/json' },
  }).catch(() => null)
  return answer?.ok ?? false
}
