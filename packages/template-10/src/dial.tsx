import { Form, useAnnounce, usePaths, VisuallyHidden } from '@store/template-kit'
import { useAge } from './age.tsx'
import { useWords } from './words.ts'

/**
 * The age dial: a plain form of radio buttons, so that it leads to the age's toys without any script and the arrow keys
 * turn it. With one, the shop remembers what was chosen and shows no other.
 */
export function Dial({ legend, isLegendSeen = true }: { readonly legend: string; readonly isLegendSeen?: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const announce = useAnnounce()
  const { ages, age, choose } = useAge()
  const turn = (id: number | null, name: string) => {
    choose(id)
    announce(id === null ? t('trompo.forAll') : t('trompo.forAge', { age: name }))
  }
  return (
    <Form
      method="get"
      action={paths.catalog()}
      className="dial"
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
                onChange={() => turn(id, name)}
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
              onChange={() => turn(null, '')}
              aria-label={t('trompo.allAges')}
            />
            <span>{t('trompo.all')}</span>
          </label>
        </div>
      </fieldset>
      <button type="submit" className="button" data-tone="sun">
        {age ? t('trompo.seeFor', { age: age.short }) : t('trompo.seeAll')}
      </button>
    </Form>
  )
}
