import { ShareLater as Later } from '@store/template-kit'
import { lazy } from 'react'

const Share = lazy(() => import('./share.tsx'))

/** The button that shares a page; its dialog is fetched on first use. */
export const ShareLater = (page: { readonly title: string; readonly path: string }) => (
  <Later {...page} ways={Share} className="share" buttonClassName="link" />
)
