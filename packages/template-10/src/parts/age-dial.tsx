import { Form, useAnnounce, useMark, usePaths, VisuallyHidden } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { useAge } from './age.tsx'

/**
 * The choice of an age: a form of radio buttons. Without JavaScript it goes to the list of that age. With it, the age
 * is remembered and all pages are filtered by it.
 */
export function AgeDial({ legend, isLegendSeen = true }: { readonly legend: string; readonly isLegendSeen?: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const announce = useAnnounce()
  const mark = useMark<Settings>()
  const { ages, age, choose } = useAge()
  const position = (id: number | null, name: string) => {
    choose(id)
    announce(id === null ? t('trompo.forAll') : t('trompo.forAge', { age: name }))
  }
  return (
    <Form
      method="get"
      action={paths.catalog()}
      className="dial"
      {...mark('dial')}
      onSubmit={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
    >
      <fieldset>
        <legend>{isLegendSeen ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}</legend>
        <div className="dial-ages">
          {ages.map(({ id, name, short }) => (
            <label key={id} className="dial-age">
              <input
                type="radio"
                name="tag"
                value={id}
                checked={id === age?.id}
                onChange={() => position(id, name)}
                aria-label={name.includes(short) ? name : t('label.of', { label: short, name })}
              />
              <span>{short}</span>
            </label>
          ))}
          <label className="dial-age">
            <input
              type="radio"
              name="tag"
              value=""
              checked={age === null}
              onChange={() => position(null, '')}
              aria-label={t('trompo.allAges')}
            />
            <span>{t('trompo.all')}</span>
          </label>
        </div>
      </fieldset>
      <button type="submit" className="button">
        {age ? t('trompo.seeFor', { age: age.short }) : t('trompo.seeAll')}
      </button>
    </Form>
  )
}
