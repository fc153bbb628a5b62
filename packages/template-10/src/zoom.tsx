import { ZoomDialog, type ZoomProps } from '@store/template-kit'

const CLASSES = { dialog: 'zoom', page: 'zoom-in', tools: 'zoom-tools', button: 'round' }

/** One photo over the whole screen, as large as it gets: arrows for the others, Escape to go back. */
export default function Zoom(props: ZoomProps) {
  return <ZoomDialog {...props} classes={CLASSES} />
}
