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

const SIZES = [1, 1.6, 2.5]

/** One photo over the whole screen, to pinch; + and − do the same, arrows go to the others. */
export default function CloseLook(props: ZoomProps) {
  const t = useWords()
  const { image, alt, dialog, style, back, next, smaller, larger, close } = useZoom(props, SIZES)
  return (
    <Dialog {...dialog} className="close-look">
      {image && (
        <div className="close-look-page">
          <div className="close-look-photo">
            <img src={imageUrl(image.src, 1920)} alt={alt} style={style} />
          </div>
          <div className="close-look-tools">
            {back && (
              <button {...back} className="sign">
                <ArrowIcon direction="left" />
              </button>
            )}
            <button {...smaller} className="sign" aria-label={t('telar.farther')}>
              <MinusIcon />
            </button>
            <button {...larger} className="sign" aria-label={t('telar.nearer')}>
              <PlusIcon />
            </button>
            {next && (
              <button {...next} className="sign">
                <ArrowIcon />
              </button>
            )}
            <button {...close} className="sign">
              <CrossIcon />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
