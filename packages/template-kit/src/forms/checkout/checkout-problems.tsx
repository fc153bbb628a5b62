import { useEffect, useRef } from 'react'
import { Link } from '../../host.tsx'
import { usePaths, useT } from '../../shop-context.tsx'
import type { Checkout } from './checkout-form.ts'
import { STEP, stepToItems } from './checkout-step.ts'

/**
 * An alert with everything that prevents the order, and a button to continue with the available items; or, if the order was
 * placed already, links to it. Nothing when there are no problems.
 */
export function CheckoutProblems(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { problems, fieldErrors, availableItems, path, placed } = props.checkout
  if (problems.length + fieldErrors.length === 0) return placed && <AlreadyPlaced {...props} placed={placed} />
  return (
    <div role="alert" tabIndex={-1} className={props.className} data-problems="" data-feature="problems">
      <p>{t('checkout.problems')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {fieldErrors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
      {availableItems !== null && (
        <button
          type="submit"
          name={STEP}
          value={stepToItems(availableItems)}
          formAction={path(undefined, availableItems)}
        >
          {t('checkout.mend')}
        </button>
      )}
    </div>
  )
}

/** Replaces the problems if the order was placed already, with links to it and to buying the same once more. */
function AlreadyPlaced(props: {
  readonly checkout: Checkout
  readonly placed: NonNullable<Checkout['placed']>
  readonly className?: string
}) {
  const t = useT()
  const paths = usePaths()
  const { number, key, again } = props.placed
  const { hidden, chat } = props.checkout
  const box = useRef<HTMLDivElement>(null)
  // After navigating back, the focus may be on the submit button, far below; a shopper who is typing keeps the focus.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  const links = [
    [paths.order(number, key), 'checkout.seePlaced'],
    [paths.checkout(hidden.items, chat?.chosen, again), 'checkout.again'],
  ] as const
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={box}
      className={props.className}
      data-problems=""
      data-feature="problems"
      data-placed=""
    >
      <p>{t('checkout.placed', { number })}</p>
      {links.map(([href, words]) => (
        <p key={words}>
          <Link href={href} reloadDocument>
            {t(words)}
          </Link>
        </p>
      ))}
    </div>
  )
}
