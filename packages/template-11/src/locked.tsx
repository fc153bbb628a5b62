import { AccessCodeForm, gateColors, type ScreenViews, useShop } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { ClosedDoor } from './closed-door.tsx'
import { Picture } from './picture.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** S1, M2: the form for the access code, with the merchant's texts and colours where there are any. */
export default function Locked(view: ScreenViews['Locked']) {
  const t = useWords()
  const rooms = useRooms()
  const { accessGate, name } = useShop().shop
  return (
    <div style={gateColors(accessGate?.colors) as CSSProperties} className="gate">
      <Split
        room={rooms(2)}
        sceneClassName="wall door-scene"
        scene={
          accessGate?.image ? (
            <Picture
              product={{ name }}
              image={{ src: accessGate.image, alt: null }}
              alt=""
              sizes="(min-width: 64rem) 52vw, 100vw"
              className="photo scene-photo"
              priority
            />
          ) : (
            <ClosedDoor />
          )
        }
      >
        <p className="brand-name">{name}</p>
        <h1>{accessGate?.title || t('locked.title')}</h1>
        <p className="lead">{accessGate?.description || t('shop.locked')}</p>
        <AccessCodeForm view={view} className="letter-form" />
      </Split>
    </div>
  )
}
