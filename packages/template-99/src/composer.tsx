import { emptyQuery, FIELD_LIMITS } from '@store/core'
import {
  Form,
  type LayoutProps,
  type ScreenName,
  useAnnounce,
  usePaths,
  useSearchBox,
  visuallyHidden,
} from '@store/template-kit'
import { type FocusEvent, Suspense, useEffect } from 'react'
import { useConversation } from './conversation.tsx'
import { SendIcon } from './icons.tsx'
import { later } from './later.ts'
import { OrderButton } from './order-button.tsx'
import { useWords } from './words.ts'

/** Id of the field one writes in, for links that lead there. */
export const FIELD = 'composer'

/** Screens that have something else at the bottom of the chat, or nothing, but no search. */
const OTHERS: readonly ScreenName[] = ['Product', 'Cart', 'Checkout', 'OrderTracking', 'Closed', 'Locked']
export const hasComposer = (screen: ScreenName): boolean => !OTHERS.includes(screen)

/** Fetched when somebody begins to write. */
const loadFound = () => import('./found.tsx')
const Found = later(loadFound)

/** Where a shopper writes: what is written is looked for, and the matches arrive as messages above. */
export function Composer(_: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const search = useSearchBox()
  const { ask } = useConversation()
  const announce = useAnnounce()

  useEffect(() => {
    if (search.message) announce(search.message)
  }, [search.message, announce])

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) search.close()
  }
  return (
    <section className="composer" aria-label={t('charla.composer')}>
      <div className="composer-inner">
        <Form
          method="get"
          action={paths.catalog()}
          role="search"
          aria-label={t('search.label')}
          className="composer-form"
          onBlur={leave}
          onSubmit={() => {
            const asked = search.text.trim()
            if (asked) ask(paths.catalog({ ...emptyQuery, search: asked }), asked)
            search.close()
          }}
        >
          {search.open && (
            <Suspense>
              <Found search={search} />
            </Suspense>
          )}
          <label htmlFor={FIELD} {...visuallyHidden}>
            {t('search.label')}
          </label>
          <input
            id={FIELD}
            type="search"
            name="q"
            placeholder={t('search.prompt')}
            enterKeyHint="search"
            maxLength={FIELD_LIMITS.search}
            autoComplete="off"
            {...search.inputProps}
          />
          <button type="submit" className="composer-send" aria-label={t('search.submit')}>
            <SendIcon />
          </button>
        </Form>
        <OrderButton />
      </div>
    </section>
  )
}
