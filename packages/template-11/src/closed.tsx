import { Link, ShopChat, usePaths } from '@store/template-kit'
import { ClosedDoor } from './closed-door.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  return (
    <Split room={rooms(2)} className="closed" sceneClassName="wall door-scene" scene={<ClosedDoor />}>
      <h1>{t('closed.title')}</h1>
      <p className="lead">{t('shop.closed')}</p>
      <p className="muted">{t('closed.text')}</p>
      <p className="ways">
        <Link href={paths.tracking()} className="button">
          {t('nav.tracking')}
        </Link>
        <ShopChat className="quiet-link" />
      </p>
    </Split>
  )
}
