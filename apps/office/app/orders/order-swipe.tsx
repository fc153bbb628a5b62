import { useNavigate, useNavigation, useSubmit } from '@remix-run/react'
import type { NextStep } from '@store/core'
import type { ReactNode } from 'react'
import { useShop } from '#app/shop/use-shop.ts'
import { Swipe } from '#app/ui/swipe.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { useNoteChat } from './chat-link.tsx'
import { PICKED } from './filters.ts'
import { isMoneyStep } from './money-steps.ts'
import { BULK_STEPS } from './views.ts'

type OrderSwipeProps = {
  readonly number: number
  readonly next: NextStep | null
  /** Whether the reader may write to the buyer. */
  readonly canChat: boolean
  readonly children: ReactNode
}

/** Whether something may be typed, or has to be considered, before a step: a swipe opens the order. */
const opensOrder = (next: NextStep) => next === 'handOver' || next === 'giveUp' || isMoneyStep(next)

/** An order of the list that can be swiped: to the right takes its next step, to the left opens the chat with its buyer. */
export function OrderSwipe({ number, next, canChat, children }: OrderSwipeProps) {
  const words = useSection(orderWords)
  const { base } = useShop()
  const submit = useSubmit()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const noteChat = useNoteChat(number)
  const order = `${base}/orders/${number}`
  const step = BULK_STEPS.find((each) => each === next)
  const right =
    next && opensOrder(next)
      ? { text: words.next[next], take: () => navigate(order) }
      : step
        ? {
            text: words.take[step],
            take: () => submit({ intent: step, [PICKED]: number }, { method: 'post', preventScrollReset: true }),
          }
        : null
  const left = canChat
    ? {
        text: words.ask,
        take: () => {
          window.open(`${order}/chat`, '_blank', 'noopener')
          noteChat?.()
        },
      }
    : null
  // While a step is taken, another would hide how to undo it.
  return (
    <Swipe right={state === 'idle' ? right : null} left={left}>
      {children}
    </Swipe>
  )
}
