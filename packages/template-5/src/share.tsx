import { ShareLater } from '@store/template-kit'
import { lazy } from 'react'

const ShareWays = lazy(() => import('./share-ways.tsx'))

/** The button to share a page. `share-ways` is fetched on first use. */
export const Share = (page: { readonly title: string; readonly path: string }) => (
  <ShareLater {...page} ways={ShareWays} className="share" buttonClassName="link" />
)
