import type { ReactNode } from 'react'
import type { Room } from './rooms.ts'

/** The two halves of a page: a sticky picture area on a background (`rooms.ts`), and the text beside it. */
export function Split(props: {
  readonly scene: ReactNode
  readonly room?: Room
  /**
   * Where the picture area is on narrow screens: `above` the text (the default), `below` it, or not rendered (`away`).
   */
  readonly narrow?: 'above' | 'below' | 'away'
  readonly className?: string
  readonly sceneClassName?: string
  readonly children: ReactNode
}) {
  const { narrow = 'above' } = props
  return (
    <div className={['split', props.className].filter(Boolean).join(' ')} data-narrow={narrow}>
      <div className={['scene', props.sceneClassName].filter(Boolean).join(' ')} data-room={props.room}>
        {props.scene}
      </div>
      <div className="reading">{props.children}</div>
    </div>
  )
}
