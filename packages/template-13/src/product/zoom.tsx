import { ZoomDialog, type ZoomProps } from '@store/template-kit'

const CLASSES = { dialog: 'zoom', page: 'zoom-in', tools: 'zoom-tools', button: 'icon-button' }

/** One photo full-screen; arrows show the next one, Escape closes. */
export default function Zoom(props: ZoomProps) {
  return <ZoomDialog {...props} classes={CLASSES} />
}
