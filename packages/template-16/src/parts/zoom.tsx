import { ArrowIcon, CrossIcon, Dialog, imageUrl, useZoom, type ZoomProps } from '@store/template-kit'

/** A photo full-screen, on tiles. */
export default function Zoom(props: ZoomProps) {
  const zoom = useZoom(props)
  return (
    <Dialog {...zoom.dialog} className="zoom">
      {zoom.image && <img src={imageUrl(zoom.image.src, 1920)} alt={zoom.alt} />}
      <div className="zoom-row">
        {zoom.back && (
          <button {...zoom.back} className="sign middle">
            <ArrowIcon direction="left" />
          </button>
        )}
        {zoom.next && (
          <button {...zoom.next} className="sign middle">
            <ArrowIcon direction="right" />
          </button>
        )}
        <button {...zoom.close} className="sign middle">
          <CrossIcon />
        </button>
      </div>
    </Dialog>
  )
}
