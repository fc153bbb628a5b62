import { ArrowIcon, CrossIcon, Dialog, MinusIcon, PlusIcon, useZoom, type ZoomProps } from '@store/template-kit'
import { useWords } from './words.ts'

const SIZES = [1, 2, 3, 4]

/** The whole screen for one photo: plus and minus for its size, arrows for the others; what is larger scrolls. */
export default function Zoom(props: ZoomProps) {
  const t = useWords()
  const { image, alt, dialog, style, back, next, smaller, larger, close } = useZoom(props, SIZES)
  return (
    <Dialog {...dialog} className="sheet zoom">
      {image && (
        <div className="zoom-page">
          <div className="zoom-photo">
            <img src={image.src} alt={alt} style={style} />
          </div>
          <p className="zoom-tools">
            {back && (
              <button {...back} className="icon-button">
                <ArrowIcon direction="left" />
              </button>
            )}
            <button {...smaller} className="icon-button" aria-label={t('volt.zoomOut')}>
              <MinusIcon />
            </button>
            <button {...larger} className="icon-button" aria-label={t('volt.zoomIn')}>
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
          </p>
        </div>
      )}
    </Dialog>
  )
}
