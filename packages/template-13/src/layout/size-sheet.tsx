import { CrossIcon, Form, Link, Popover, usePaths } from '@store/template-kit'
import { useChoose, useMySize, useMySizeName, useSizeName } from '../parts/my-size.tsx'
import { SIZE_KINDS, type SizeKind } from '../parts/sizes.ts'
import { useWords } from '../words.ts'
import { SizeGuide } from './size-guide.tsx'

/**
 * The choice of the shopper's sizes: two forms of radio buttons, for shoes and clothes. Without JavaScript they go to
 * the list of that size; with it the size is remembered.
 */
export function SizeSheet() {
  const t = useWords()
  const paths = usePaths()
  const { known } = useMySize()
  const hasAny = SIZE_KINDS.some((kind) => known[kind].length > 0)
  return (
    <Popover id="my-size" className="size-sheet">
      <div className="size-sheet-head apart">
        <p className="size-sheet-title">
          <span className="lean">{t('cancha.mySize')}</span>
        </p>
        <button type="button" className="icon-button" popovertarget="my-size" aria-label={t('nav.close')}>
          <CrossIcon />
        </button>
      </div>
      <p>{t(hasAny ? 'cancha.once' : 'cancha.noneKnown')}</p>
      {SIZE_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} />
      ))}
      {!hasAny && (
        <Link href={paths.catalog()} className="button">
          {t('nav.allProducts')}
        </Link>
      )}
      <CloseSheet />
      <SizeGuide />
    </Popover>
  )
}

function Kind({ kind }: { readonly kind: SizeKind }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useSizeName()
  const choose = useChoose()
  const { known, mine } = useMySize()
  const isFiled = known[kind].some(({ tag }) => tag !== null)
  if (known[kind].length === 0) return null
  return (
    <Form method="get" action={paths.catalog()} className="size-form">
      <fieldset>
        <legend>{t(`cancha.${kind}`)}</legend>
        <div className="size-cells wraps">
          {known[kind].map(({ value, tag }) => (
            <label key={value} className="size-cell touch">
              <input
                type="radio"
                name="tag"
                value={tag ?? ''}
                checked={mine[kind] === value}
                onChange={() => choose(kind, value)}
                aria-label={nameOf(value)}
              />
              <span>{value}</span>
            </label>
          ))}
          <label className="size-cell touch" data-any="">
            <input
              type="radio"
              name="tag"
              value=""
              checked={mine[kind] === null}
              onChange={() => choose(kind, null)}
              aria-label={t('cancha.anySize')}
            />
            <span>{t('cancha.any')}</span>
          </label>
        </div>
      </fieldset>
      {isFiled && (
        <noscript>
          <button type="submit" className="button">
            {t('cancha.seeIt')}
          </button>
        </noscript>
      )}
    </Form>
  )
}

/** Shown once a size is chosen: closes the sheet. */
function CloseSheet() {
  const t = useWords()
  const mine = useMySizeName()
  if (!mine) return null
  return (
    <button type="button" className="button size-done" data-tone="volt" popovertarget="my-size">
      {t('cancha.playIn', { size: mine })}
    </button>
  )
}
