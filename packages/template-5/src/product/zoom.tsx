import { Dialog, useZoom, type ZoomProps } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { useWords } from '../words.ts'

const SIZES = [1, 2, 3, 4]

/** One photo full-screen: + and − change its size, arrows show the next one. */
export default function Zoom(props: ZoomProps) {
  const t = useWords()
  const { image, alt, dialog, style, back, next, smaller, larger, close } = useZoom(props, SIZES)
  const sheet = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size starts at the middle of the photo
  useEffect(() => {
    const { current } = sheet
    current?.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    )
  }, [style.width])
  return (
    <Dialog {...dialog} className="drawer zoom">
      {image && (
        <div className="zoom-page">
          <div className="zoom-sheet" ref={sheet}>
            <img src={image.src} alt={alt} style={style} />
          </div>
          <div className="zoom-tools">
            {back && (
              <button {...back} className="word">
                {t('rail.back')}
              </button>
            )}
            <button {...smaller} className="word">
              {t('issue.zoomOut')}
            </button>
            <button {...larger} className="word">
              {t('issue.zoomIn')}
            </button>
            {next && (
              <button {...next} className="word">
                {t('rail.next')}
              </button>
            )}
            <button {...close} className="word" aria-label={undefined}>
              {t('issue.close')}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
