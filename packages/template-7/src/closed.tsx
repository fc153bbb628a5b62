import type { Branch } from '@store/core'
import { Link, ShopChat, useOpening, usePaths, useShop } from '@store/template-kit'
import { ClosedStall } from './closed-stall.tsx'
import { ChatIcon } from './icons.tsx'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop, with links to existing orders and to the chat. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  const [first] = branches
  return (
    <ClosedStall>
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
    </ClosedStall>
  )
}

/** When a branch opens again, where its opening hours can be read. */
function Reopening({ branch }: { readonly branch: Branch }) {
  const opening = useOpening(branch)
  return opening?.next ? <p>{opening.next}</p> : branch.hours ? <p>{branch.hours}</p> : null
}
