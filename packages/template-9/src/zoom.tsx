import {
  ArrowIcon,
  CrossIcon,
  Dialog,
  imageUrl,
  MinusIcon,
  PlusIcon,
  useZoom,
  type ZoomProps,
} from '@store/template-kit'
import { useWords } from './words.ts'

const SIZES = [1, 1.6, 2.4]

/** One photo over the whole screen: + and − for its size, arrows for the others. */
export default function Zoom(props: ZoomProps) {
  const t = useWords()
  const { image, alt, dialog, style, back, next, smaller, larger, close } = useZoom(props, SIZES)
  return (
    <Dialog {...dialog} className="zoom">
      {image && (
        <div className="zoom-page">
          <div className="zoom-photo">
            <img src={imageUrl(image.src, 1920)} alt={alt} style={style} />
          </div>
          <div className="zoom-pill">
            {back && (
              <button {...back} className="round">
                <ArrowIcon direction="left" />
              </button>
            )}
            <button {...smaller} className="round" aria-label={t('bruma.smaller')}>
              <MinusIcon />
            </button>
            <button {...larger} className="round" aria-label={t('bruma.larger')}>
              <PlusIcon />
            </button>
            {next && (
              <button {...next} className="round">
                <ArrowIcon />
              </button>
            )}
            <button {...close} className="round">
              <CrossIcon />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
