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
import { CartButton } from '../cart/cart-button.tsx'
import { SendIcon } from '../icons.tsx'
import { useConversation } from '../parts/conversation.tsx'
import { lazyOptional } from '../parts/lazy-optional.ts'
import { useWords } from '../words.ts'

/** The id of the composer's field, for links to it. */
export const FIELD = 'composer'

/** Screens without the composer: they have another bar at the bottom, or none. */
const WITHOUT_COMPOSER: readonly ScreenName[] = ['Product', 'Cart', 'Checkout', 'Closed', 'Locked']
export const hasComposer = (screen: ScreenName): boolean => !WITHOUT_COMPOSER.includes(screen)

/** Fetched when somebody types. */
const loadSuggestions = () => import('./suggestions.tsx')
const Suggestions = lazyOptional(loadSuggestions)

/** The search, as the text field of a chat. Suggestions are messages above it. */
export function Composer(_: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const search = useSearchBox()
  const { ask } = useConversation()
  const announce = useAnnounce()

  useEffect(() => {
    if (search.message) announce(search.message)
  }, [search.message, announce])

  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
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
          onBlur={closeOnBlur}
          onSubmit={() => {
            const searched = search.text.trim()
            if (searched) ask(paths.catalog({ ...emptyQuery, search: searched }), searched)
            search.close()
          }}
        >
          {search.open && (
            <Suspense>
              <Suggestions search={search} />
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
          <button type="submit" className="composer-send middle" aria-label={t('search.submit')}>
            <SendIcon />
          </button>
        </Form>
        <CartButton />
      </div>
    </section>
  )
}
