import { ZoomDialog, type ZoomProps } from '@store/template-kit'
import { useWords } from '../words.ts'

const SIZES = [1, 2, 3, 4]
const CLASSES = {
  dialog: 'sheet zoom',
  page: 'zoom-page',
  photo: 'zoom-photo',
  tools: 'zoom-tools',
  button: 'icon-button',
}

/**
 * One photo full-screen: plus and minus change its size, arrows show the next; a photo larger than the screen scrolls.
 */
export default function Zoom(props: ZoomProps) {
  const t = useWords()
  const sizing = { sizes: SIZES, smaller: t('volt.zoomOut'), larger: t('volt.zoomIn'), original: true }
  return <ZoomDialog {...props} classes={CLASSES} sizing={sizing} />
}
