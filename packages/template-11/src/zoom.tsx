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
          <div className="zoom-bar">
            {back && (
              <button {...back} className="icon-button">
                <ArrowIcon direction="left" />
              </button>
            )}
            <button {...smaller} className="icon-button" aria-label={t('nogal.smaller')}>
              <MinusIcon />
            </button>
            <button {...larger} className="icon-button" aria-label={t('nogal.larger')}>
              <PlusIcon />
            </button>
            {next && (
              <button {...next} className="icon-button">
                <ArrowIcon />
              </button>
            )}
            <button {...close} className="icon-button">
              <CrossIcon />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
