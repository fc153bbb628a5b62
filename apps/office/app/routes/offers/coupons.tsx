import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { changeCoupons, type MadeCoupons } from '#app/offers/change-coupons.server.ts'
import { CouponForm } from '#app/offers/coupon-form.tsx'
import { readCoupons } from '#app/offers/read-coupons.server.ts'
import { act } from '#app/session/act.server.ts'
import { useLastOf, useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { MoreRows } from '#app/ui/list.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { offersWords } from '#app/words/offers/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readCoupons(office, shop, new URL(args.request.url).searchParams), 'coupons')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeCoupons(office, sent, await shopOf(args, office)))

/** Codes that take something off, one or many at once. */
export default function Coupons() {
  const { coupons, next, money } = useLoaderData<typeof loader>()
  const words = useSection(offersWords)
  const { screens } = useWords()
  const { base, may } = useShop()
  const { refused, done } = useOutcome()
  const outcome = useActionData<typeof action>()
  const made = outcome && 'codes' in outcome ? outcome.codes : null
  // A new key, and so a blank form, once coupons were created; other actions keep what is typed.
  const last = useLastOf<MadeCoupons>('made')?.codes.join()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.coupons} intro={words.couponsIntro} />
      <Refusal of={refused} />
      {made && (
        <div className="card" role="status">
          <CopyField label={words.made(made.length)} text={made.join('\n')} />
        </div>
      )}
      {coupons.length === 0 && <Empty text={words.couponsNone} />}
      {coupons.length > 0 && (
        <ul className="rows">
          {coupons.map(({ code, active, shared, takes, summary, used, revision }) => (
            <li key={code}>
              <div className="row" data-ends="">
                <strong>
                  {code} · {takes}
                </strong>
                <Seal dye={active ? 'good' : undefined}>{active ? words.open : words.closed}</Seal>
              </div>
              <p className="muted small">{summary}</p>
              <div className="actions">
                <Form method="post" className="row">
                  <input type="hidden" name="revision" value={revision} />
                  <input type="hidden" name="active" value={String(!active)} />
                  <Submit
                    intent={`switch ${code}`}
                    kind="quiet"
                    aria-label={`${active ? words.close : words.reopen}: ${code}`}
                  >
                    {active ? words.close : words.reopen}
                  </Submit>
                  {used && may('orders:read') && (
                    <Link
                      className="button"
                      data-kind="quiet"
                      to={`${base}/orders?view=all&coupon=${encodeURIComponent(code)}`}
                      aria-label={`${words.couponOrders}: ${code}`}
                    >
                      {words.couponOrders}
                    </Link>
                  )}
                  {shared && (
                    <Link
                      className="button"
                      data-kind="quiet"
                      to={`../share?coupon=${encodeURIComponent(code)}`}
                      relative="path"
                      aria-label={`${screens.share}: ${code}`}
                    >
                      {screens.share}
                    </Link>
                  )}
                </Form>
                {!used && (
                  <Confirm
                    title={words.remove}
                    about={code}
                    ask={words.couponRemoveAsk}
                    intent={`remove ${code}`}
                    fields={{ revision }}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <MoreRows cursor={next} />
      <Section title={words.couponNew}>
        <CouponForm key={`one ${last}`} money={money} refused={refused} />
      </Section>
      <Fold title={words.couponMany} open={refused?.intent === 'many' ? true : undefined}>
        <div className="card">
          <CouponForm key={`many ${last}`} many money={money} refused={refused} />
        </div>
      </Fold>
      <Toast done={done} />
    </div>
  )
}
