import { ArrowIcon, CrossIcon, Dialog, imageUrl, useZoom, type ZoomProps } from '@store/template-kit'

/** One photo from edge to edge of the screen: arrows for the others, Escape to go back. */
export default function Zoom(props: ZoomProps) {
  const { image, alt, dialog, back, next, close } = useZoom(props)
  return (
    <Dialog {...dialog} className="zoom">
      {image && (
        <div className="zoom-in">
          <img src={imageUrl(image.src, 1920)} alt={alt} />
          <div className="zoom-tools">
            {back && (
              <button {...back} className="sign">
                <ArrowIcon direction="left" />
              </button>
            )}
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
