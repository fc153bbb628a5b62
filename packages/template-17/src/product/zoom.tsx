import { ArrowIcon, CrossIcon, Dialog, imageUrl, useZoom, type ZoomProps } from '@store/template-kit'

/** A photo full-screen; arrows show the next one, Escape closes. */
export default function Zoom(props: ZoomProps) {
  const zoom = useZoom(props)
  return (
    <Dialog {...zoom.dialog} className="enlarged">
      {zoom.image && (
        <figure>
          <img src={imageUrl(zoom.image.src, 1920)} alt={zoom.alt} />
          <figcaption className="enlarged-tools">
            {zoom.back && <button {...zoom.back}>{<ArrowIcon direction="left" />}</button>}
            {zoom.next && <button {...zoom.next}>{<ArrowIcon />}</button>}
            <button {...zoom.close}>{<CrossIcon />}</button>
          </figcaption>
        </figure>
      )}
    </Dialog>
  )
}
