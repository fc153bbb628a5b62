import { ZoomDialog, type ZoomProps } from '@store/template-kit'
import { useWords } from '../words.ts'

const SIZES = [1, 1.6, 2.5]
const CLASSES = {
  dialog: 'close-look',
  page: 'close-look-page',
  photo: 'close-look-photo',
  tools: 'close-look-tools',
  button: 'icon-button',
}

/** One photo full-screen: pinch or + and − change its size, arrows show the next one. */
export default function Zoom(props: ZoomProps) {
  const t = useWords()
  const sizing = { sizes: SIZES, smaller: t('telar.farther'), larger: t('telar.nearer') }
  return <ZoomDialog {...props} classes={CLASSES} sizing={sizing} />
}
