import { Dialog } from '../parts/dialog.tsx'
import { ArrowIcon, CrossIcon, MinusIcon, PlusIcon } from '../parts/icons.tsx'
import { imageUrl } from './image.ts'
import { useZoom, type ZoomProps } from './zoom.ts'

/** Enough for the whole of a screen; more only for who looks nearer than this again. */
const LARGE = 1920

/**
 * The picture from near: one photo over the whole screen, with arrows for the others. To be loaded once it is asked for
 * (`lazy`), and to stay from then on, so that closing it gives the focus back.
 */
export function ZoomDialog({
  classes,
  sizing,
  ...props
}: ZoomProps & {
  /** `photo`: of what holds the photo where it can be larger than that. */
  readonly classes: Readonly<Record<'dialog' | 'page' | 'tools' | 'button', string>> & { readonly photo?: string }
  /** How large it can be drawn, 1 first, and what the buttons for that are called; `original`: from the file itself. */
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
