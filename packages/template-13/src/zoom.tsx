import { ZoomDialog, type ZoomProps } from '@store/template-kit'

const CLASSES = { dialog: 'zoom', page: 'zoom-in', tools: 'zoom-tools', button: 'sign' }

/** One photo from edge to edge of the screen: arrows for the others, Escape to go back. */
export default function Zoom(props: ZoomProps) {
  return <ZoomDialog {...props} classes={CLASSES} />
}
