import {
  ChevronIcon,
  Form,
  SearchIcon,
  useAnnounce,
  usePaths,
  useSearchBox,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { lazy, useEffect, useRef, useState } from 'react'
import { Once } from './once.tsx'
import { useWords } from './words.ts'

/** Fetched when somebody is about to write. */
const loadDrop = () => import('./search-drop.tsx')
const SearchDrop = lazy(loadDrop)

/** The giant field: a category, words, and under them what they may mean: where to look at the left, products at the right. */
export function Search() {
  const t = useWords()
  const paths = usePaths()
  const announce = useAnnounce()
  const { categories } = useShop()
  const box = useSearchBox()
  const [category, setCategory] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { message, open, close } = box
  useEffect(() => {
    if (message) announce(message)
  }, [message, announce])
  return (
    <search
      className="search"
      onFocus={() => void loadDrop().catch(() => {})}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <Form ref={form} method="get" action={paths.catalog()} className="search-form" onSubmit={close}>
        {categories.length > 0 && (
          <label className="search-scope">
            <VisuallyHidden>{t('volt.searchIn')}</VisuallyHidden>
            <select
              name={category ? 'category' : undefined}
              value={category}
              onChange={(event) => setCategory(event.target.value)}
            >
              <option value="">{t('volt.everywhere')}</option>
              {categories.map(({ id, name }) => (
                <option key={id}>{name}</option>
              ))}
            </select>
            <ChevronIcon />
          </label>
        )}
        <label className="search-words">
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
          <input
            type="search"
            name="q"
            placeholder={t('search.prompt')}
            enterKeyHint="search"
            maxLength={100}
            {...box.inputProps}
          />
        </label>
        <button type="submit" className="search-go" aria-label={t('search.submit')}>
          <SearchIcon />
        </button>
      </Form>
      <Once wanted={open}>
        <SearchDrop box={box} />
      </Once>
    </search>
  )
}
