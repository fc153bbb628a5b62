import { ZoomDialog, type ZoomProps } from '@store/template-kit'
import { useWords } from '../words.ts'

const SIZES = [1, 1.6, 2.4]
const CLASSES = { dialog: 'zoom', page: 'zoom-page', photo: 'zoom-photo', tools: 'zoom-bar', button: 'icon-button' }

/** One photo full-screen: + and − change its size, arrows show the next one. */
export default function Zoom(props: ZoomProps) {
  const t = useWords()
  const sizing = { sizes: SIZES, smaller: t('nogal.smaller'), larger: t('nogal.larger') }
  return <ZoomDialog {...props} classes={CLASSES} sizing={sizing} />
}
