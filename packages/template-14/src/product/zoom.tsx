import { ArrowIcon, CrossIcon, Dialog, imageSet, imageUrl, useZoom, type ZoomProps } from '@store/template-kit'
import { useWords } from '../words.ts'

/** A photo full-screen; arrows show the next one. */
export default function Zoom(props: ZoomProps) {
  const t = useWords()
  const { image, alt, dialog, back, next, close } = useZoom(props)
  const { at, product } = props
  return (
    <Dialog {...dialog} className="plates">
      {image && at !== null && (
        <div className="plates-body">
          <button {...close} className="icon-button">
            <CrossIcon />
          </button>
          <img key={image.src} src={imageUrl(image.src, 1080)} srcSet={imageSet(image.src)} sizes="100vw" alt={alt} />
          {back && next && (
            <p className="plates-ways">
              <button {...back} className="icon-button">
                <ArrowIcon direction="left" />
              </button>
              <span role="status">{t('product.photo', { index: at + 1, count: product.images.length })}</span>
              <button {...next} className="icon-button">
                <ArrowIcon />
              </button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
