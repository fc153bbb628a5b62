import type { Branch } from '@store/core'
import { Link, ShopChat, useOpening, usePaths, useShop } from '@store/template-kit'
import { ChatIcon } from './icons.tsx'
import { Shutter } from './shutter.tsx'
import { useWords } from './words.ts'

/** S2, M1: the shutter is down; orders and the chat stay within reach. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  const [first] = branches
  return (
    <Shutter>
      <h1>{t('closed.title')}</h1>
      <p>{t('shop.closed')}</p>
      {first && <Reopening branch={first} />}
      <p className="muted">{t('closed.text')}</p>
      <p className="shutter-ways">
        <Link href={paths.tracking()} className="button">
          {t('nav.tracking')}
        </Link>
        <ShopChat className="button">
          <ChatIcon /> {t('footer.chat')}
        </ShopChat>
      </p>
    </Shutter>
  )
}

/** When the stall opens by its hours, as far as they can be read. */
function Reopening({ branch }: { readonly branch: Branch }) {
  const opening = useOpening(branch)
  return opening?.next ? <p>{opening.next}</p> : branch.hours ? <p>{branch.hours}</p> : null
}
