import { ZoomDialog, type ZoomProps } from '@store/template-kit'
import { useWords } from './words.ts'

const SIZES = [1, 1.6, 2.5]
const CLASSES = {
  dialog: 'close-look',
  page: 'close-look-page',
  photo: 'close-look-photo',
  tools: 'close-look-tools',
  button: 'sign',
}

/** One photo over the whole screen, to pinch; + and − do the same, arrows go to the others. */
export default function CloseLook(props: ZoomProps) {
  const t = useWords()
  const sizing = { sizes: SIZES, smaller: t('vitrina.farther'), larger: t('vitrina.nearer') }
  return <ZoomDialog {...props} classes={CLASSES} sizing={sizing} />
}
