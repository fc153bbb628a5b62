import { Link, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { upload } from '#app/media/upload.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Note } from '#app/ui/notes.tsx'
import { openWords } from '#app/words/open/index.ts'
import { photoWords } from '#app/words/photo/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { fileOf, keepPhoto, keptPhoto } from './kept-photo.ts'

/** Sends the photo that this device has kept of a shop's first product, once the shop is open. */
export function SendFirstPhoto({ productId }: { readonly productId: number }) {
  const open = useSection(openWords)
  const words = useSection(photoWords)
  const { base } = useShop()
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const data = keptPhoto()
    const done = () => navigate(base, { replace: true, preventScrollReset: true })
    if (data === null) return done()
    void sendPhoto(base, productId, data).then((isKept) => {
      if (!isKept) return setFailed(true)
      void keepPhoto(null)
      done()
    })
  }, [base, productId, navigate])
  return (
    <Note dye={hasFailed ? 'now' : 'act'}>
      <p role="status">{hasFailed ? words.failed : words.sending}</p>
      {hasFailed && <Link to={`products/${productId}`}>{open.photoLater}</Link>}
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
