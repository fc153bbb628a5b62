import { Dialog } from '../parts/dialog.tsx'
import { ArrowIcon, CrossIcon, MinusIcon, PlusIcon } from '../parts/icons.tsx'
import { imageUrl } from './image.ts'
import { useZoom, type ZoomProps } from './zoom.ts'

/** Width of a photo that fills a screen, in pixels. Only templates that can zoom further use the original file. */
const LARGE = 1920

/**
 * One photo over the whole screen, with arrows for the others. Load it with `lazy` when a photo is first opened, and keep it
 * mounted from then on, so that closing it can restore the focus.
 */
export function ZoomDialog({
  classes,
  sizing,
  ...props
}: ZoomProps & {
  /** `photo`: class of the scroll container around the photo, used with `sizing`. */
  readonly classes: Readonly<Record<'dialog' | 'page' | 'tools' | 'button', string>> & { readonly photo?: string }
  /** Zoom factors, 1 first, and labels of the zoom buttons; `original`: show the original file. */
  readonly sizing?: {
    readonly sizes: readonly number[]
    readonly smaller: string
    readonly larger: string
    readonly original?: boolean
  }
}) {
  const { image, alt, dialog, style, back, next, smaller, larger, close } = useZoom(props, sizing?.sizes)
  const { button: className } = classes
  const src = image && (sizing?.original ? image.src : imageUrl(image.src, LARGE))
  return (
    <Dialog {...dialog} className={classes.dialog}>
      {src && (
        <div className={classes.page}>
          {sizing ? (
            <div className={classes.photo}>
              <img src={src} alt={alt} style={style} />
            </div>
          ) : (
            <img src={src} alt={alt} />
          )}
          <div className={classes.tools}>
            {back && (
              <button {...back} className={className}>
                <ArrowIcon direction="left" />
              </button>
            )}
            {sizing && (
              <>
                <button {...smaller} className={className} aria-label={sizing.smaller}>
                  <MinusIcon />
                </button>
                <button {...larger} className={className} aria-label={sizing.larger}>
                  <PlusIcon />
                </button>
              </>
            )}
            {next && (
              <button {...next} className={className}>
                <ArrowIcon />
              </button>
            )}
            <button {...close} className={className}>
              <CrossIcon />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
