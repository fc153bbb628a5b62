import { emptyQuery } from '@store/core'
import {
  Form,
  type LayoutProps,
  Link,
  Price,
  type SearchBox,
  useAnnounce,
  usePaths,
  useSearchBox,
  visuallyHidden,
} from '@store/template-kit'
import { type FocusEvent, useEffect } from 'react'
import { useConversation } from './conversation.tsx'
import { SendIcon } from './icons.tsx'
import { OrderButton } from './order-button.tsx'
import { Photo } from './photo.tsx'
import { useWords } from './words.ts'

/** Id of the field one writes in, for links that lead there. */
export const FIELD = 'composer'

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
    <div className="composer">
      <div className="composer-inner">
        <Form
          method="get"
          action={paths.catalog()}
          role="search"
          className="composer-form"
          onBlur={leave}
          onSubmit={() => {
            const asked = search.text.trim()
            if (asked) ask(paths.catalog({ ...emptyQuery, search: asked }), asked)
            search.close()
          }}
        >
          {search.open && <Found search={search} />}
          <label htmlFor={FIELD} {...visuallyHidden}>
            {t('search.label')}
          </label>
          <input
            id={FIELD}
            type="search"
            name="q"
            placeholder={t('search.prompt')}
            enterKeyHint="search"
            maxLength={100}
            autoComplete="off"
            {...search.inputProps}
          />
          <button type="submit" className="composer-send" aria-label={t('search.submit')}>
            <SendIcon />
          </button>
        </Form>
        <OrderButton />
      </div>
    </div>
  )
}

/** What the words may mean, as messages over the field. */
function Found({ search }: { readonly search: SearchBox }) {
  const t = useWords()
  const paths = usePaths()
  const products = search.products ?? []
  return (
    <div className="found">
      {products.length === 0 && <p className="found-none">{t('search.none')}</p>}
      <ul {...search.listProps}>
        {products.map((product, i) => (
          <li key={product.id} {...search.optionProps(i)}>
            <Link href={paths.product(product)} tabIndex={-1} onClick={search.close}>
              <Photo product={product} sizes="3rem" decorative />
              <span className="found-name">{product.name}</span>
              <Price product={product} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
